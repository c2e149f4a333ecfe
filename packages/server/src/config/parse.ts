import proxyAddr from '@fastify/proxy-addr'

/** A whole number between two bounds. */
export function wholeNumber(min: number, max: number) {
  return (text: string): number | undefined => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  }
}

/** Yes or no. */
export function yesOrNo(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  return undefined
}

/** An address with one of the given schemes, as it was written but for slashes at the end. */
export function address(...schemes: readonly string[]) {
  return (text: string): string | undefined =>
    URL.canParse(text) &&
    schemes.includes(new URL(text).protocol.replace(':', '')) &&
    new URL(text).hostname !== ''
      ? text.replace(/\/+$/, '')
      : undefined
}

/** A web address to which a path can be added. */
export function baseAddress(text: string): string | undefined {
  const base = address('http', 'https')(text)
  if (base === undefined) return undefined
  const { search, hash, username } = new URL(base)
  return search === '' && hash === '' && username === '' ? base : undefined
}

/** A web address with places to fill in, all of them known. */
export function template(places: readonly string[]) {
  return (text: string): string | undefined => {
    const named = [...text.matchAll(/\{([^}]*)\}/g)].map(([, place]) => place ?? '')
    return address('http', 'https')(text) !== undefined && named.every((place) => places.includes(place))
      ? text
      : undefined
  }
}

/** A name of the time zone database. */
export function timeZone(text: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: text }).resolvedOptions().timeZone && text
  } catch {
    return undefined
  }
}

const PLAIN_ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+$/

/** An e-mail address on its own. */
export function mailAddress(text: string): string | undefined {
  return PLAIN_ADDRESS.test(text) ? text : undefined
}

/** An e-mail address, alone or as `Name <address>`. */
export function mailbox(text: string): { name: string; address: string } | undefined {
  const [, name = '', inBrackets = ''] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? []
  if (PLAIN_ADDRESS.test(inBrackets)) return { name: name.trim().replace(/^"|"$/g, ''), address: inBrackets }
  return PLAIN_ADDRESS.test(text) ? { name: '', address: text } : undefined
}

/** Words between commas, none of them blank. */
export function list(text: string): string[] | undefined {
  const words = text.split(',').map((word) => word.trim())
  return words.includes('') ? undefined : words
}

/** Fewest characters of a secret that nobody can guess. */
export const SECRET_MIN = 32

/** Secrets between commas, none of them short. */
export function secrets(text: string): string[] | undefined {
  const words = list(text)
  return words?.every((word) => word.length >= SECRET_MIN) ? words : undefined
}

/** Proxies by their addresses and networks, or by a number of hops. */
export function trustedProxies(text: string): number | string[] | undefined {
  if (/^[1-9]$/.test(text)) return Number(text)
  const proxies = list(text)
  try {
    // A bare number, too, can be read as an address.
    if (proxies === undefined || proxies.some((proxy) => /^\d+$/.test(proxy))) return undefined
    proxyAddr.compile(proxies)
    return proxies
  } catch {
    return undefined
  }
}

/** One of the given words. */
export function oneOf<T extends string>(...words: readonly T[]) {
  return (text: string): T | undefined => words.find((word) => word === text)
}

/** True for an address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}
