import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Whether what an address at this distance says about who called it is believed. */
export type Trust = (address: string, distance: number) => boolean

/**
 * Reads whom to believe: nobody, so many proxies one behind the other, or proxies in these networks. Nobody believes the
 * far end of a chain: whoever calls may have written it.
 */
export function readTrust(text: string): Trust | undefined {
  if (text === 'no') return () => false
  if (/^[1-9]$/.test(text)) return (_, distance) => distance < Number(text)
  const networks = text.split(',').map(part => part.trim())
  return networks.every(isNetwork) ? proxyAddress.compile(networks) : undefined
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/')
  const most = isIP(ip) === 6 ? 128 : 32
  const areBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  return isIP(ip) !== 0 && areBits && rest.length === 0
}

/** Who called, as far as that can be believed. */
export const addressOf = (request: IncomingMessage, trust: Trust): string => proxyAddress(request, trust)

const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/** The eight parts of an IPv6 address. */
function partsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/** What counts as one caller: an address, or of IPv6 the network that a household has to itself. */
export function callerAt(ip: string): string {
  if (isIP(ip) !== 6) return ip
  if (mapped.check(ip, 'ipv6')) return ip.slice(ip.lastIndexOf(':') + 1)
  return `${partsOf(ip)
    .slice(0, 4)
    .map(part => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
