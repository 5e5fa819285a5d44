import { BlockList, isIPv6 } from 'node:net'

/**
 * The address to count attempts by: the connection's own or, behind trusted proxies, the last one in X-Forwarded-For
 * that is not a trusted proxy. The header of an untrusted client is ignored. An IPv6 address is cut to its /64 network,
 * in which a client can choose any address.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const hops = [...(forwardedFor ?? '').split(','), remote].map((hop) => unmapped(hop.trim())).filter(Boolean)
  const client = hops.findLast((hop) => !contains(trusted, hop)) ?? hops[0] ?? remote
  return isIPv6(client) ? networkOf(client) : client
}

/** Whether an untrusted address sends X-Forwarded-For: perhaps a proxy that is missing from the settings. */
export function isUnnamedProxy(
  remote: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): boolean {
  return forwardedFor !== undefined && !contains(trusted, unmapped(remote))
}

/** 2001:db8::7 belongs to 2001:db8:0:0::/64. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after]
  return `${groups.slice(0, 4).join(':').toLowerCase()}::/64`
}

/** From addresses and networks such as 10.0.0.0/8. */
export function proxyList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of addresses) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function contains(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** An IPv4 client of a dual-stack socket shows as ::ffff:10.0.0.1. */
function unmapped(address: string): string {
  return /^::ffff:(\d.*\..*)$/i.exec(address)?.[1] ?? address
}
