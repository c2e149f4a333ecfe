import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signIn, type Agent } from '../../bench/_agent.ts'
import { figure, percentile, rounded } from '../../bench/_figures.ts'
import type { Flood } from './_flood.ts'

/** Connections of the attacker, each with one call at a time. */
const CONNECTIONS = 4

/** Lists that a colleague requests in each measurement. */
const LISTS = 200

/** Greatest slow-down of a colleague's list under the flood, as a multiple of its p95 without. */
const RATIO_AIM = 3

/** Most memory that the flood may cost, in megabytes. */
const MEMORY_AIM_MB = 100

const FLOODS: readonly Pick<Flood, 'url' | 'body'>[] = [
  { url: '/api/users/qualifying-questions/1', body: 'nested' },
  { url: '/api/intake/enquiries', body: 'nested' },
  { url: '/api/users/reserve-request/1', body: 'nested' },
  { url: '/api/users/login', body: 'nested' },
  { url: '/api/users/login', body: 'short' },
]

// Slowdown of a colleague's list during a flood of public calls. Each flood is compared with the quiet period just
// before it, so that other load on the machine affects both.
const server = forked('_server.ts')
const [url] = (await once(server, 'message')) as [string]
const agent = await signIn(url)
await timesOfList(agent)
for (const { url: address, body } of FLOODS) {
  const quiet = percentile(await timesOfList(agent), 0.95)
  const restMb = await memoryMb()
  const flood = forked('_flood.ts')
  flood.send({ url: url + address, body, connections: CONNECTIONS } satisfies Flood)
  await delay(1_000)
  const [flooded, mostMb] = await Promise.all([timesOfList(agent), mostMemoryMb(4_000)])
  flood.send('stop')
  const [answers] = (await once(flood, 'message')) as [Record<string, number>]
  await ended(flood)
  const p95 = percentile(flooded, 0.95)
  const [ratio, moreMb] = [Math.round((10 * p95) / quiet) / 10, Math.round(mostMb - restMb)]
  const isReached = ratio <= RATIO_AIM && moreMb <= MEMORY_AIM_MB
  // Bodies that are parsed cost their parsing, which the proxy has to limit; they are only reported.
  const isAimed = body === 'nested'
  if (isAimed && !isReached) process.exitCode = 1
  figure('flood', {
    call: address,
    body,
    quietP95Ms: rounded(quiet),
    floodedP95Ms: rounded(p95),
    ratio,
    moreMb,
    answers: JSON.stringify(answers),
    ...(isAimed && { reached: isReached ? 'yes' : 'no' }),
  })
  await delay(2_000)
}
server.disconnect()
await once(server, 'exit')

function forked(script: string): ChildProcess {
  return fork(fileURLToPath(new URL(script, import.meta.url)))
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill()
  await once(child, 'exit')
}

async function timesOfList(colleague: Agent): Promise<number[]> {
  const times: number[] = []
  for (let nr = 0; nr < LISTS; nr += 1) {
    const from = performance.now()
    await colleague.get('leads/enquiries/1/25')
    times.push(performance.now() - from)
    // A person pauses to read.
    await delay(10)
  }
  return times
}

async function memoryMb(): Promise<number> {
  server.send('memory')
  const [bytes] = (await once(server, 'message')) as [number]
  return bytes / 1_048_576
}

async function mostMemoryMb(forMs: number): Promise<number> {
  let most = 0
  for (const until = performance.now() + forMs; performance.now() < until; await delay(100)) {
    most = Math.max(most, await memoryMb())
  }
  return most
}
