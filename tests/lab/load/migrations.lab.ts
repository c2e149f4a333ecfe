import { setTimeout as delay } from 'node:timers/promises'
import { migrateUpTo, migratorFor } from '../../../packages/server/src/db/migrate.ts'
import { MIGRATIONS } from '../../../packages/server/src/db/migrations.ts'
import { openDatabase } from '../../../packages/server/src/db/open-database.ts'
import { openDb, openPool } from '../../../packages/server/src/db/pool.ts'
import { createLog } from '../../../packages/server/src/platform/process/log.ts'
import { seedDatabase } from '../../../scripts/lib/seed-database.ts'
import { figure, rounded } from '../../bench/_figures.ts'
import { withOwnFolder } from '../../bench/_product.ts'

const LEADS = Number(process.env['LOAD_LEADS'] ?? 1_000_000)

/** Older ones ran before any database was full. */
const SINCE = process.env['LOAD_MIGRATIONS_SINCE'] ?? '20261122T1215-calendar-feed'

/** Longest that a migration may block a read or a write, in milliseconds. */
const WAIT_AIM_MS = 1000

/** Pause between two statements of a colleague, in milliseconds. */
const PAUSE_MS = 5

type Pool = ReturnType<typeof openPool>
type Database = ReturnType<typeof openDb>

// Time that each migration blocks reads and writes of a full database.
await withOwnFolder(async (config) => {
  await seedDatabase(config, { leads: LEADS, units: LEADS / 10 }, () => undefined)
  const database = await openDatabase(config)
  const log = createLog('fatal')
  const [pool, colleagues] = [
    openPool(database.address, log, { max: 1 }),
    openPool(database.address, log, { max: 2 }),
  ]
  try {
    const db = openDb(pool)
    await pool.query('set statement_timeout = 0')
    const { error } = await migratorFor(db).migrateTo(SINCE)
    if (error) throw error
    const wanted = Object.keys(MIGRATIONS)
      .toSorted()
      .filter((name) => name > SINCE)
    for (const name of wanted) await measure(name, db, colleagues)
  } finally {
    await Promise.all([pool.end(), colleagues.end()])
    await database.stop()
  }
})

async function measure(name: string, db: Database, colleagues: Pool): Promise<void> {
  const end = new AbortController()
  const waits = [
    waitsOf(end.signal, () => read(colleagues)),
    waitsOf(end.signal, (turn) => write(colleagues, turn)),
  ]
  const from = performance.now()
  await migrateUpTo(db, name)
  const tookMs = performance.now() - from
  end.abort()
  const [readMs = 0, writeMs = 0] = await Promise.all(waits)
  const isReached = Math.max(readMs, writeMs) <= WAIT_AIM_MS
  if (!isReached) process.exitCode = 1
  figure('migration', {
    migration: name,
    leads: LEADS,
    tookMs: rounded(tookMs),
    longestReadMs: rounded(readMs),
    longestWriteMs: rounded(writeMs),
    aimMs: WAIT_AIM_MS,
    reached: isReached ? 'yes' : 'no',
  })
}

/** Repeats a statement until the signal; resolves with its longest duration, in milliseconds. */
async function waitsOf(end: AbortSignal, statement: (turn: number) => Promise<unknown>): Promise<number> {
  let longest = 0
  let turn = 0
  do {
    const from = performance.now()
    turn += 1
    await statement(turn)
    longest = Math.max(longest, performance.now() - from)
    await delay(PAUSE_MS)
  } while (!end.aborted)
  return longest
}

function read(colleagues: Pool) {
  return colleagues.query(
    'select id, first_name from lead where section = 1 and deleted_at is null order by submitted_at desc, id desc limit 25',
  )
}

function write(colleagues: Pool, turn: number) {
  return colleagues.query('update lead set notes = $1 where id = $2', [
    `Note ${turn}`,
    1 + ((turn * 7919) % LEADS),
  ])
}
