import { BlockList, isIPv6 } from 'node:net'

/**
 * The address to count attempts by: the connection's own, or, behind trusted proxies, the last one in
 * X-Forwarded-For that is not theirs. What an untrusted client writes there is not believed.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), unmapped(remote)].filter(Boolean)
  for (const hop of hops.toReversed()) {
    if (!contains(trusted, hop)) return hop
  }
  return hops[0] ?? remote
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
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}
