import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isWebPort } from '@latchkey/domain/integrations/called-addresses'
import type { DeliveryFault } from '@latchkey/domain/webhooks/webhook.enums'
import { readAddress, type CalledAddress, type OutboundConfig } from './called-address.ts'
import { checkedAddresses, refusalOf, unlessAborted, type Resolve } from './checked-addresses.ts'
import { faultOf, Refused } from './faults.ts'
import { retryAfterOf } from './retry-after.ts'

export interface Answer {
  /** Null without one. */
  readonly status: number | null
  /** Null for an answer that is none of them. */
  readonly fault: DeliveryFault | null
  /** The receiver wants to be called again after this time. */
  readonly retryAfterSeconds: number | null
  /** The time until the answer began, or the failure. */
  readonly ms: number
}

/** All that the server calls of its own accord goes through here (rule I0.3). */
export interface Outbound {
  /**
   * Returns why an address cannot be called; null for one that can, and for a name that cannot be resolved at present.
   */
  refusalOf(text: string): Promise<'pattern' | 'range' | null>
  /** Follows no redirect and reads nothing of the answer but its status; never rejects. */
  post(text: string, sent: { headers: Readonly<Record<string, string>>; body: Buffer }): Promise<Answer>
}

export interface OutboundParts {
  /** Replaced in tests. */
  readonly resolve?: Resolve
  readonly timeoutMs?: number
}

/** The limit of a call in all: the name, the connection and the beginning of the answer. */
const TIMEOUT_MS = 15_000

export function outboundOn(
  config: OutboundConfig,
  { resolve, timeoutMs = TIMEOUT_MS }: OutboundParts = {},
): Outbound {
  // Their own, which read no proxy setting and keep no connection.
  const agents = {
    'http:': new http.Agent({ keepAlive: false }),
    'https:': new https.Agent({ keepAlive: false, rejectUnauthorized: true }),
  }

  const check = (address: CalledAddress) => checkedAddresses(address, isWebPort, resolve)

  async function send(
    address: CalledAddress,
    { headers, body }: { headers: Readonly<Record<string, string>>; body: Buffer },
    signal: AbortSignal,
  ): Promise<Omit<Answer, 'ms'>> {
    const addresses = await unlessAborted(check(address), signal)
    const { promise, resolve: answered, reject } = Promise.withResolvers<Omit<Answer, 'ms'>>()
    const { url } = address
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? https : http).request(url, {
      method: 'POST',
      agent: agents[isSecure ? 'https:' : 'http:'],
      headers: { ...headers, 'content-length': body.length },
      signal,
      ...(addresses !== null && { lookup: always(addresses) }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response
      answered({
        status,
        fault: status >= 300 && status < 400 ? 'redirect' : null,
        retryAfterSeconds: retryAfterOf(response.headers),
      })
      // Ends the connection: an answer may be endless.
      response.destroy()
    })
    request.end(body)
    return promise
  }

  return {
    async refusalOf(text) {
      const address = readAddress(text, config)
      return address === null ? 'pattern' : refusalOf(check(address), timeoutMs)
    },

    async post(text, sent) {
      const begun = performance.now()
      const signal = AbortSignal.timeout(timeoutMs)
      const answered = (answer: Omit<Answer, 'ms'>): Answer => ({
        ...answer,
        ms: Math.round(performance.now() - begun),
      })
      try {
        const address = readAddress(text, config)
        if (address === null) throw new Refused()
        return answered(await send(address, sent, signal))
      } catch (error) {
        return answered({ status: null, fault: faultOf(error, signal), retryAfterSeconds: null })
      }
    },
  }
}

/** A connection goes to the addresses that were checked, whatever the name means by now. */
function always(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return (_host, { all }, callback) => {
    const [first] = found
    if (all) callback(null, found)
    else if (first) callback(null, first.address, first.family)
  }
}
