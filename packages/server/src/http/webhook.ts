import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { Mistake } from '@kartentisch/kernel'

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['::ffff:0:0', 96],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** An address that can be told; never one inside the network the server stands in. */
export function readWebhook(text: string): string {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || text.length > 500)
    throw new Mistake({
      de: 'Ein Webhook ist eine Adresse, die mit https:// beginnt.',
      en: 'A webhook is an address that begins with https://.',
    })
  return url.href
}

/** Tells a player's own address that it is their turn. Nobody waits for it and nothing depends on it. */
export async function callWebhook(address: string, body: unknown): Promise<void> {
  const url = new URL(readWebhook(address))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(host, { all: true })
  for (const { address: ip } of found) {
    if (inside.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4'))
      throw new Mistake('A webhook leads out of the server’s own network.')
  }
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  })
}
