import { expect, test } from 'vitest'
import { clientAddress, isUnnamedProxy, proxyList } from './client-address.ts'

const nobody = proxyList([])
const proxies = proxyList(['10.0.0.0/8', '192.168.1.7', '2001:db8:ffff::/48'])

test.each([
  ['the connection’s own', '203.0.113.9', undefined, nobody, '203.0.113.9'],
  ['not what a client claims', '203.0.113.9', '198.51.100.1', nobody, '203.0.113.9'],
  ['what a trusted proxy says', '10.1.2.3', '198.51.100.1', proxies, '198.51.100.1'],
  ['what a proxy on a dual-stack socket says', '::ffff:10.1.2.3', '198.51.100.1', proxies, '198.51.100.1'],
  ['the last that is no proxy', '10.1.2.3', '1.1.1.1, 198.51.100.1, 192.168.1.7', proxies, '198.51.100.1'],
  ['an internal client’s behind its proxy', '10.1.2.3', '10.9.9.9', proxies, '10.9.9.9'],
  ['a proxy’s that says nothing', '10.1.2.3', ' , ', proxies, '10.1.2.3'],
  ['whatever a proxy calls a client', '10.1.2.3', 'unknown', proxies, 'unknown'],
  ['an IPv4 client’s written as IPv6', '::FFFF:203.0.113.9', undefined, nobody, '203.0.113.9'],
  ['an IPv6 client’s network', '2001:DB8:1:2:3:4:5:6', undefined, nobody, '2001:db8:1:2::/64'],
  ['the network of a short one', '2001:db8::7', undefined, nobody, '2001:db8:0:0::/64'],
  ['what an IPv6 proxy says', '2001:db8:ffff::1', '2001:db8:1::9', proxies, '2001:db8:1:0::/64'],
])('It is %s.', (_, remote, forwardedFor, trusted, address) => {
  expect(clientAddress(remote, forwardedFor, trusted)).toBe(address)
})

test.each([
  ['whoever forwards without being named', '203.0.113.9', '198.51.100.1', nobody, true],
  ['another proxy than those that are named', '10.1.2.3', '198.51.100.1', proxyList(['10.9.9.9']), true],
  ['not one that is named', '::ffff:10.1.2.3', '198.51.100.1', proxies, false],
  ['not whoever asks for themselves', '203.0.113.9', undefined, nobody, false],
])('An unnamed proxy is %s.', (_, remote, forwardedFor, trusted, unnamed) => {
  expect(isUnnamedProxy(remote, forwardedFor, trusted)).toBe(unnamed)
})
