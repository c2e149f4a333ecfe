import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'

/** The address of the client, also behind trusted proxies. */
export type AddressOf = (request: IncomingMessage) => string

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address; `ip` is that of the nearest proxy. */
    readonly clientAddress: string
  }
}

/** Follows `X-Forwarded-For` through trusted proxies only. */
export function clientAddresses({ trustedProxies }: Pick<Config, 'trustedProxies'>): AddressOf {
  const isProxy =
    typeof trustedProxies === 'number'
      ? (_address: string, hop: number) => hop < trustedProxies
      : proxyAddr.compile([...trustedProxies])
  // An entry that is not an address makes the entries before it untrusted.
  const isTrusted = (text: string | undefined, hop: number) => {
    const address = plain(text)
    return isIP(address) > 0 && isProxy(address, hop)
  }
  return (request) => {
    // From the connection outwards; with too many hops trusted, the last entries may be forged.
    const addresses = proxyAddr.all(request, isTrusted).map((text) => plain(text))
    return addresses.findLast((address) => isIP(address) > 0) ?? ''
  }
}

export function readClientAddresses(app: FastifyInstance, addressOf: AddressOf): void {
  app.decorateRequest('clientAddress', {
    getter() {
      return addressOf(this.raw)
    },
  })
}

/**
 * Without the port that some proxies append; IPv4-mapped addresses become IPv4. The connection of a client that has gone
 * has no address.
 */
function plain(text: string | undefined = ''): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? []
  const address = (isIPv6(inBrackets ?? '') ? inBrackets : beforePort) ?? text
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/** `[2001:db8::7]:443`, `[2001:db8::7]` and `203.0.113.7:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/

/** The unit of rate limits: an IPv4 address, or the /64 of an IPv6 subscriber. */
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
