import { CITIES, STREETS } from '../../packages/server/src/demo/demo-words.ts'
import { startServer } from '../../packages/server/src/main.ts'
import { createLog } from '../../packages/server/src/platform/process/log.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { figure, percentile, rounded, timesOf } from './_figures.ts'
import { withOwnFolder } from './_product.ts'

const LEADS = Number(process.env['BENCH_LEADS'] ?? 1_000_000)
const UNITS = LEADS / 10

/** Longest p95 of a search, in milliseconds. */
const AIM_MS = 60

const TIMES = 25

const nth = (items: readonly string[], turn: number): string => items[turn % items.length] ?? ''

const STARTS = ['ash', 'black', 'carl', 'dun', 'fair', 'hart', 'kings', 'marl', 'pem', 'rock', 'stan', 'wake']
const ENDS = ['berry', 'bridge', 'combe', 'dale', 'hurst', 'mere', 'stead', 'worth']
const PAIRS = 'as be wh qu le am th zq on ri st ro an el hi vi xy pa or ne co lo gr mi'.split(' ')

/** Search texts, a little different each time. */
const CASES: Readonly<Record<string, (turn: number) => string>> = {
  'two letters': (turn) => nth(PAIRS, turn),
  'three letters': (turn) => nth(STARTS, turn).slice(0, 3),
  'a last name': (turn) => nth(STARTS, turn) + nth(ENDS, turn),
  'a town': (turn) =>
    nth(
      CITIES.map(({ name }) => name),
      turn,
    ),
  'a street and number': (turn) => `${20 + turn} ${nth(STREETS, turn)}`,
  'a postcode without its space': (turn) =>
    `${nth(
      CITIES.map(({ outcode }) => outcode),
      turn,
    )}${1 + (turn % 9)}AB`,
  'the digits of a phone': (turn) => `07700 900${100 + turn}`,
  'an email': (turn) => `${nth(STARTS, turn)}${nth(ENDS, turn)}${turn}`,
  'a unit': (turn) => `unit 0${10_000 + turn * 97}`,
  'what nobody has': (turn) => `qxz${turn}`,
}

// The time of a search over HTTP with a full database, compared with a call that searches nothing.
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: UNITS }, () => undefined)
  const server = await startServer(config, createLog('fatal'))
  try {
    const agent = await signIn(`http://127.0.0.1:${config.port}`)
    const floorMs = percentile(await timesOf(TIMES, () => agent.get('search?recent=lead:1')), 0.95)
    const all = []
    for (const [name, text] of Object.entries(CASES)) {
      const times = await searches(agent, text)
      all.push(...times)
      report(name, times, floorMs)
    }
    report('all of them', all, floorMs)
  } finally {
    await server.stop()
  }
})

async function searches(agent: Agent, text: (turn: number) => string): Promise<number[]> {
  let turn = 0
  return timesOf(TIMES, () => agent.get(`search?q=${encodeURIComponent(text(turn++))}`))
}

function report(name: string, times: readonly number[], floorMs: number): void {
  const p95Ms = rounded(percentile(times, 0.95))
  figure('search', {
    case: name,
    leads: LEADS,
    units: UNITS,
    p50Ms: rounded(percentile(times, 0.5)),
    p95Ms,
    floorMs: rounded(floorMs),
    aimMs: AIM_MS,
    reached: p95Ms <= AIM_MS ? 'yes' : 'no',
  })
}
