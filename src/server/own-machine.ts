import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { BlockList } from 'node:net'
import type { AppEnv } from './app-env.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')
const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const forwardingHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via']

/** A proxy on this machine connects from loopback too, and a foreign host name may resolve to it (DNS rebinding). */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  const { address = '', addressType } = getConnInfo(c).remote
  if (!loopback.check(address, addressType === 'IPv6' ? 'ipv6' : 'ipv4')) return false
  if (forwardingHeaders.some((name) => c.req.header(name) !== undefined)) return false
  return localHosts.test(c.req.header('Host') ?? '')
}
