import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'

/** The address of whoever sent a request: their own, also behind a trusted proxy. */
export type AddressOf = (request: IncomingMessage) => string

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the person; `ip` is that of the nearest proxy. */
    readonly clientAddress: string
  }
}

/** Reads addresses through the proxies that are trusted; what anybody else says in `X-Forwarded-For` is ignored. */
export function clientAddresses({ trustedProxies }: Pick<Config, 'trustedProxies'>): AddressOf {
  const isProxy =
    typeof trustedProxies === 'number'
      ? (_address: string, hop: number) => hop < trustedProxies
      : proxyAddr.compile([...trustedProxies])
  // What is no address vouches for nothing that stands before it.
  const isTrusted = (text: string, hop: number) => {
    const address = plain(text)
    return isIP(address) > 0 && isProxy(address, hop)
  }
  return (request) => {
    // From the connection itself outwards; with too many hops trusted, the last ones may be anything.
    const addresses = proxyAddr.all(request, isTrusted).map(plain)
    return addresses.findLast((address) => isIP(address) > 0) ?? ''
  }
}

/** Gives every request its `clientAddress`. */
export function readClientAddresses(app: FastifyInstance, addressOf: AddressOf): void {
  app.decorateRequest('clientAddress', {
    getter() {
      return addressOf(this.raw)
    },
  })
}

/** The address without the port that some proxies write after it; an IPv4 address that came over IPv6 is written as the IPv4 address it is. */
function plain(text: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? []
  const address = (isIPv6(inBrackets ?? '') ? inBrackets : beforePort) ?? text
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/** `[2001:db8::7]:443`, `[2001:db8::7]` and `203.0.113.7:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/

/** Whom a limit holds for: an IPv4 address, or the /64 that one subscriber of IPv6 gets. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

const groupsOf = (text: string): string[] => text.split(':').filter((group) => group !== '')
