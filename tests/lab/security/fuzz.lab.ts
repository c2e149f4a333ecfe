import { startServer } from '../../../packages/server/src/main.ts'
import { createLog } from '../../../packages/server/src/platform/process/log.ts'
import {
  fuzzer,
  isDescribed,
  type ApiDescription,
  type Fuzzer,
} from '../../../packages/server/test/_fuzzer.ts'
import { signIn } from '../../bench/_agent.ts'
import { figure } from '../../bench/_figures.ts'
import { withOwnFolder } from '../../bench/_product.ts'

/** Number of requests; every other one is unauthenticated. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)

/** Concurrent requests. */
const CONNECTIONS = 4

/** Longest response, in milliseconds. */
const TIMEOUT_MS = 20_000

const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

/** Calls with which the administrator would lock themselves out, for any id. */
const SPARED = /\/users\/(logout|change-password|two-factor|sessions|\d+\/(reset-password|two-factor|roles))/

/** The next request; when signed in, skips those that would end the session. */
function nextOf(requests: Fuzzer, isAnonymous: boolean): ReturnType<Fuzzer['next']> {
  const request = requests.next()
  return !isAnonymous && SPARED.test(request.url) ? nextOf(requests, isAnonymous) : request
}

// Invalid requests made from the description of the API: none may cause a 500 or a status that the description lacks.
await withOwnFolder(async (settings) => {
  const server = await startServer({ ...settings, trustedProxies: 1 }, createLog('fatal'))
  const url = `http://127.0.0.1:${settings.port}`
  const api = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDescription
  const requests = fuzzer(api, SEED)
  const responses: Record<string, number> = {}
  const faults: string[] = []
  let { token } = await signIn(url)
  let made = 0

  async function send(): Promise<void> {
    const isAnonymous = made % 2 === 0
    const { call, method, url: address, headers, payload } = nextOf(requests, isAnonymous)
    const sent = {
      ...headers,
      // From many addresses, so that rate limits do not deny everything unread.
      'x-forwarded-for': `198.51.${Math.floor(made / 250) % 250}.${made % 250}`,
      'x-intake-key': 'demo-intake-key',
      ...(!isAnonymous && { authorization: `Bearer ${token}` }),
    }
    const status = await fetch(url + address, {
      method,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(payload !== undefined && { body: payload }),
    }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    responses[status] = (responses[status] ?? 0) + 1
    const isFault = status === 0 || status >= 500 || !isDescribed(api, call, status)
    if (isFault) faults.push(`${status} ${call} ${address} ${payload ?? ''}`)
    if (status === 401 && !isAnonymous) ({ token } = await signIn(url))
  }

  const work = async () => {
    while (made < REQUESTS) {
      made += 1
      await send()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  for (const fault of faults.slice(0, 20)) console.error(fault.slice(0, 500))
  if (faults.length > 0) process.exitCode = 1
  figure('fuzz', {
    sent: Object.values(responses).reduce((sum, count) => sum + count, 0),
    calls: requests.calls.length,
    seed: SEED,
    faults: faults.length,
    responses: JSON.stringify(responses),
  })
  await server.stop()
})
