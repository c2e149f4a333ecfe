import ipaddr from 'ipaddr.js'

/** The low 32 bits are an IPv4 address, which alone says where a packet goes: mapped ones, and those of NAT64. */
const CARRIERS = ['::ffff:0:0/96', '64:ff9b::/96'].map((network) => ipaddr.IPv6.parseCIDR(network))

/** All global unicast so far; what is outside of it is local, deprecated or not assigned. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an address of the public internet. Tunnels that carry an IPv4 address in disguise (6to4, Teredo, the
 * compatible ones) are none, whatever they carry.
 */
export function isPublicAddress(text: string): boolean {
  const written = inHexadecimal(text)
  if (written === null || !ipaddr.isValid(written)) return false
  const address = ipaddr.parse(written)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (CARRIERS.some((network) => address.match(network)))
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast'
  return address.match(GLOBAL) && address.range() === 'unicast'
}

/** The library treats a compatible address (`::8.8.8.8`) as a mapped one. Null for what is no IPv6 address. */
function inHexadecimal(text: string): string | null {
  if (!text.includes(':')) return text
  const url = `https://[${text}]`
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : null
}
