import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Mistake } from '@kartentisch/kernel'

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
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
// Those at the end have an IPv4 address inside them that may be any of the above.
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

const isInside = (ip: string): boolean => inside.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')

const leadsInside = () =>
  new Mistake({
    de: 'Ein Webhook führt aus dem Netz des Servers hinaus.',
    en: 'A webhook leads out of the server’s own network.',
  })

/** An address that can be told; never one inside the network the server stands in, unless that is allowed. */
export function readWebhook(text: string, reach: Reach): string {
  const url = URL.parse(text)
  const schemes = reach === 'outside' ? ['https:'] : ['https:', 'http:']
  if (url === null || !schemes.includes(url.protocol) || url.username !== '' || text.length > 500)
    throw new Mistake({
      de: 'Ein Webhook ist eine Adresse, die mit https:// beginnt.',
      en: 'A webhook is an address that begins with https://.',
    })
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

/**
 * Tells a player's own address that it is their turn. Nobody waits for it and nothing depends on it: it is tried once,
 * redirects are not followed, and what is answered is not read.
 */
export function callWebhook(address: string, body: unknown, reach: Reach, timeoutMs = TIMEOUT_MS): Promise<void> {
  const url = new URL(readWebhook(address, reach))
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'kartentisch' },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      ...(reach === 'outside' && { lookup: outsideOnly }),
    })
    call.once('error', reject)
    call.once('response', response => {
      const { statusCode = 0 } = response
      response.destroy()
      if (statusCode >= 200 && statusCode < 300) resolve()
      else reject(new Error(`The webhook answered ${statusCode}.`))
    })
    call.end(JSON.stringify(body))
  })
}
