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

/** An http address without query, fragment and account, to which a path can be appended. */
export function baseAddress(text: string): string | undefined {
  const base = address('http', 'https')(text)
  if (base === undefined) return undefined
  const { search, hash, username } = new URL(base)
  return search === '' && hash === '' && username === '' ? base : undefined
}

export function template(places: readonly string[]) {
  return (text: string): string | undefined => {
    const named = [...text.matchAll(/\{([^}]*)\}/g)].map(([, place]) => place ?? '')
    return address('http', 'https')(text) !== undefined && named.every((place) => places.includes(place))
      ? text
      : undefined
  }
}

export function timeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: text }).resolvedOptions().timeZone && text
  } catch {
    return undefined
  }
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

/** True for an address of the loopback interface. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}
