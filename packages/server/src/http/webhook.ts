import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/serving.ts'

/** Where webhooks may lead: out of the server's own network only, or anywhere, where everybody who plays is trusted. */
export type Reach = 'outside' | 'anywhere'

const TIMEOUT_MS = 5000

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')

// Of IPv6 only what is given out to the public lies outside, so that no form has to be known in which an inner address hides.
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
// Except for what has an IPv4 address in it or is for protocols and examples: Teredo, 6to4, documentation.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

const isInside = (ip: string): boolean =>
  isIP(ip) === 6 ? !outside.check(ip, 'ipv6') || inside.check(ip, 'ipv6') : inside.check(ip, 'ipv4')

const leadsInside = () => new Mistake(say('outsideOnly'))

/** An address that can be told; never one inside the network the server stands in, unless that is allowed. */
export function readWebhook(text: string, reach: Reach): string {
  const url = URL.parse(text)
  const schemes = reach === 'outside' ? ['https:'] : ['https:', 'http:']
  if (url === null || !schemes.includes(url.protocol) || url.username !== '' || text.length > 500)
    throw new Mistake(say('webhookHttps'))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (reach === 'outside' && isIP(host) !== 0 && isInside(host)) throw leadsInside()
  return url.href
}

/** Looks up a name where it is about to be called: what it stood for a moment ago is no matter. */
const outsideOnly: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (fault, found) => {
    const [first] = found ?? []
    if (fault !== null) callback(fault, '')
    else if (first === undefined || found.some(({ address }) => isInside(address))) callback(leadsInside(), '')
    else if (options.all === true) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

interface Call {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** Calls an address that somebody gave, and gives the status it answers with. Redirects are not followed. */
export function callAddress(
  address: string,
  { headers, body }: Call,
  reach: Reach,
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const url = new URL(readWebhook(address, reach))
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'user-agent': 'kartentisch' },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      ...(reach === 'outside' && { lookup: outsideOnly }),
    })
    call.once('error', reject)
    call.once('response', response => {
      const { statusCode = 0 } = response
      response.destroy()
      resolve(statusCode)
    })
    call.end(body)
  })
}

/** Whether a call was taken. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/**
 * Tells a player's own address that it is their turn. Nobody waits for it and nothing depends on it: it is tried once,
 * redirects are not followed, and what is answered is not read.
 */
export async function callWebhook(address: string, body: unknown, reach: Reach, timeoutMs = TIMEOUT_MS): Promise<void> {
  const call = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const status = await callAddress(address, call, reach, timeoutMs)
  if (!isTaken(status)) throw new Error(`The webhook answered ${status}.`)
}
