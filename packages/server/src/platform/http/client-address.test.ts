import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddresses, networkOf } from './client-address.ts'

/** The client's address of a connection from `from` with this header. */
function addressOf(
  from: string | undefined,
  forwarded: string | null,
  trustedProxies: number | string[],
): string {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  if (forwarded !== null) request.headers['x-forwarded-for'] = forwarded
  return clientAddresses({ trustedProxies })(request)
}

test('without trusted proxies only the connection counts', () => {
  expect(addressOf('10.0.0.1', '203.0.113.7', [])).toBe('10.0.0.1')
  expect(addressOf('10.0.0.1', '203.0.113.7', 0)).toBe('10.0.0.1')
})

test.each([[['10.0.0.1']], [['10.0.0.0/8']], [['192.0.2.1', '10.0.0.0/24']], [1]])(
  'a trusted proxy (%j) is believed, entries before it are not',
  (trusted) => {
    expect(addressOf('10.0.0.1', '203.0.113.7', trusted)).toBe('203.0.113.7')
    expect(addressOf('10.0.0.1', '198.51.100.1, 203.0.113.7', trusted)).toBe('203.0.113.7')
    expect(addressOf('10.0.0.1', null, trusted)).toBe('10.0.0.1')
  },
)

test('a header of an untrusted connection is ignored', () => {
  expect(addressOf('198.51.100.1', '203.0.113.7', ['10.0.0.1'])).toBe('198.51.100.1')
})

test.each([[[]], [['10.0.0.1']], [1]])(
  'the connection of a client that has gone has no address (%j)',
  (trusted) => {
    expect(addressOf(undefined, null, trusted)).toBe('')
  },
)

test('two trusted hops are both believed', () => {
  expect(addressOf('10.0.0.1', '203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  expect(addressOf('10.0.0.1', '203.0.113.7, 10.0.0.2', ['10.0.0.0/24'])).toBe('203.0.113.7')
})

test('an entry that is not an address is never returned', () => {
  expect(addressOf('10.0.0.1', 'x'.repeat(5000), 1)).toBe('10.0.0.1')
  expect(addressOf('10.0.0.1', "203.0.113.7'; --", 1)).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['198.51.100.1:1, 203.0.113.7:2, 10.0.0.2:3', '203.0.113.7'],
])('the port of %s is removed', (forwarded, expected) => {
  expect(addressOf('10.0.0.1', forwarded, ['10.0.0.0/24'])).toBe(expected)
  const hops = forwarded.split(',').length
  expect(addressOf('10.0.0.1', forwarded, Math.max(1, hops - 1))).toBe(expected)
})

test.each([
  '203.0.113.7:',
  '203.0.113.7:x',
  '203.0.113.7:123456',
  '203.0.113.300:80',
  '[203.0.113.7]:80',
  '[2001:db8::7]80',
  '[2001:db8::7',
  '[]:80',
  ':80',
  'unknown',
  '_hidden:80',
])('%s is not an address: neither it nor entries before it are used', (forwarded) => {
  for (const trusted of [1, 9, ['10.0.0.0/24']]) {
    expect(addressOf('10.0.0.1', forwarded, trusted)).toBe('10.0.0.1')
    expect(addressOf('10.0.0.1', `198.51.100.1, ${forwarded}`, trusted)).toBe('10.0.0.1')
  }
})

test('an IPv4 address has one notation', () => {
  expect(addressOf('::ffff:10.0.0.1', '::ffff:203.0.113.7', ['10.0.0.1'])).toBe('203.0.113.7')
})

test('limits apply to an IPv6 /64 as a whole', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  const network = '2001:db8:0:1::/64'
  expect(networkOf('2001:db8:0:1::7')).toBe(network)
  expect(networkOf('2001:0DB8:0000:0001:ffff:1:2:3')).toBe(network)
  expect(networkOf('2001:db8:0:2::7')).not.toBe(network)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})
