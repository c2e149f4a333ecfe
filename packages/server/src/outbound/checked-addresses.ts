import { Resolver } from 'node:dns/promises'
import { isLocalName, type Place } from './called-address.ts'
import { Refused } from './faults.ts'
import { isPublicAddress } from './public-address.ts'

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>

/**
 * Every address of the host; null for an exempt name, which the operating system resolves.
 * @throws Refused when one of them is not public
 */
export async function checkedAddresses(
  { host, port, literal, isExempt }: Place,
  isPortAllowed: (port: number) => boolean,
  resolve: Resolve = resolveName,
): Promise<readonly string[] | null> {
  if (isExempt) return null
  if (!isPortAllowed(port) || isLocalName(host)) throw new Refused()
  const addresses = literal === null ? await resolve(host) : [literal]
  if (!addresses.every(isPublicAddress)) throw new Refused()
  return addresses
}

/** Asks the name servers themselves: the operating system's resolver has few threads, which others need. */
async function resolveName(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length === 0) throw Object.assign(new Error('The name has no address'), { code: 'ENOTFOUND' })
  return addresses
}

export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  return Promise.race([work, promise])
}

/** Returns why a place cannot be called; null for one that can, and for a name that cannot be resolved in time. */
export async function refusalOf(check: Promise<unknown>, timeoutMs: number): Promise<'range' | null> {
  try {
    await unlessAborted(check, AbortSignal.timeout(timeoutMs))
    return null
  } catch (error) {
    return error instanceof Refused ? 'range' : null
  }
}
