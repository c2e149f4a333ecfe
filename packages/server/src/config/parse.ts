import path from 'node:path'
import proxyAddr from '@fastify/proxy-addr'
import { normalisedEmail } from '@latchkey/domain/platform/values/email'

export function wholeNumber(min: number, max: number) {
  return (text: string): number | undefined => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  }
}

export function yesOrNo(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  return undefined
}

/** Slashes at the end are removed. */
export function address(...schemes: readonly string[]) {
  return (text: string): string | undefined =>
    URL.canParse(text) &&
    schemes.includes(new URL(text).protocol.replace(':', '')) &&
    new URL(text).hostname !== ''
      ? text.replace(/\/+$/, '')
      : undefined
}

/**
 * An address with an account. Rejected if a character of its password may have ended it: the rest would be read as a
 * path, a query or a comment, and what precedes it for a host.
 */
export function accountAddress(...schemes: readonly string[]) {
  return (text: string): string | undefined => {
    const read = address(...schemes)(text)
    if (read === undefined || text.includes('#')) return undefined
    const { pathname, search, username, password } = new URL(read)
    return `${pathname}${search}`.includes('@') || !isDecodable(username + password) ? undefined : read
  }
}

/** A `%` that begins no escape is an ordinary character. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}

/** An http address that consists of its origin alone. */
export function originAddress(text: string): string | undefined {
  if (address('http', 'https')(text) === undefined) return undefined
  const { href, origin } = new URL(text)
  return href === `${origin}/` ? origin : undefined
}

/** An address without an account: a request to one with an account fails, and its error quotes the password. */
export function plainAddress(...schemes: readonly string[]) {
  return (text: string): string | undefined => {
    const read = address(...schemes)(text)
    if (read === undefined) return undefined
    const { username, password } = new URL(read)
    return username === '' && password === '' ? read : undefined
  }
}

/** An http address without query, fragment and account, to which a path can be appended. */
export function baseAddress(text: string): string | undefined {
  const base = plainAddress('http', 'https')(text)
  if (base === undefined) return undefined
  const { search, hash } = new URL(base)
  return search === '' && hash === '' ? base : undefined
}

/** A bucket, and where it is. */
export function storeAddress(text: string): string | undefined {
  const store = plainAddress('s3')(text)
  if (store === undefined) return undefined
  const endpoint = new URL(store).searchParams.get('endpoint')
  return endpoint === null || baseAddress(endpoint) !== undefined ? store : undefined
}

export function template(places: readonly string[]) {
  return (text: string): string | undefined => {
    const named = [...text.matchAll(/\{([^}]*)\}/g)].map(([, place]) => place ?? '')
    return address('http', 'https')(text) !== undefined && named.every((place) => places.includes(place))
      ? text
      : undefined
  }
}

/**
 * A zone has a name, because PostgreSQL reads the sign of an offset the other way round. Upper and lower case are
 * corrected.
 */
export function timeZone(text: string): string | undefined {
  if (/^[+-]/.test(text)) return undefined
  try {
    const known = new Intl.DateTimeFormat('en-GB', { timeZone: text }).resolvedOptions().timeZone
    // A name of several may be given as another, which an older PostgreSQL does not know.
    return known.toLowerCase() === text.toLowerCase() ? known : text
  } catch {
    return undefined
  }
}

/** Absolute. Without the characters that PostgreSQL reads as a quotation, a variable or a list in a path. */
export function folder(text: string): string | undefined {
  return /["$`,\p{Cc}]/u.test(path.resolve(text)) || text.startsWith('~') ? undefined : path.resolve(text)
}

const PLAIN_ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+$/

export function mailAddress(text: string): string | undefined {
  return PLAIN_ADDRESS.test(text) ? normalisedEmail(text) : undefined
}

export function mailbox(text: string): { name: string; address: string } | undefined {
  const [, name = '', inBrackets = ''] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? []
  const found = mailAddress(inBrackets === '' ? text : inBrackets)
  return found === undefined ? undefined : { name: name.trim().replace(/^"|"$/g, ''), address: found }
}

/** Separated by commas; undefined if one is blank. */
export function list(text: string): string[] | undefined {
  const words = text.split(',').map((word) => word.trim())
  return words.includes('') ? undefined : words
}

/** Hosts are in lower case; an IPv6 address is written in brackets. */
export function hostsWithPorts(text: string): string[] | undefined {
  const targets = list(text.toLowerCase())
  return targets?.every(isHostWithPort) ? targets : undefined
}

const isHostWithPort = (text: string): boolean =>
  /^(?:[^\s:/@[\]]+|\[[\da-f:.]+\]):\d{1,5}$/.test(text) && URL.canParse(`https://${text}`)

/** Minimum length of a secret, in characters. */
export const SECRET_MIN = 32

export function secrets(text: string): string[] | undefined {
  const words = list(text)
  return words?.every((word) => word.length >= SECRET_MIN) ? words : undefined
}

/** Addresses and networks, or a number of hops. */
export function trustedProxies(text: string): number | string[] | undefined {
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = list(text)
  try {
    // `compile` also accepts a bare number as an address.
    if (proxies === undefined || proxies.some((proxy) => /^\d+$/.test(proxy))) return undefined
    proxyAddr.compile(proxies)
    return proxies
  } catch {
    return undefined
  }
}

export function oneOf<T extends string>(...words: readonly T[]) {
  return (text: string): T | undefined => words.find((word) => word === text)
}

/** True for an address of the loopback interface, in a URL too. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '::1' ||
    host === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
  )
}
