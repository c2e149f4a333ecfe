import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { backUp } from '../../src/backup/backup.ts'
import { restore } from '../../src/backup/restore.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { openServices } from '../../src/services.ts'
import { testConfig } from '../_config.ts'
import { ask, openFolder } from '../_embedded-folders.ts'
import { insertLead } from '../_leads.ts'
import { freePort, refusalOf, spawnServer } from '../_server-process.ts'

let parent: string
let saved: string
/** The same, but its last table is a pipe without an end: a restore of it waits there. */
let endless: string

beforeAll(async () => {
  parent = openFolder('interrupted')
  saved = path.join(parent, 'saved')
  const live = { dataDir: path.join(parent, 'live'), databaseUrl: null }
  const database = await startEmbedded(live.dataDir)
  const log = pino({ level: 'silent' })
  const services = await openServices({ config: testConfig(live), log, address: database.connection })
  await insertLead(services.context.db)
  fs.writeFileSync(path.join(live.dataDir, 'two-factor.key'), 'key')
  await backUp(live, saved)
  await services.close()
  await database.stop()
  endless = path.join(parent, 'endless')
  fs.cpSync(saved, endless, { recursive: true })
  const tables = path.join(endless, 'tables')
  const last = path.join(tables, fs.readdirSync(tables).toSorted().at(-1) ?? '')
  fs.rmSync(last)
  execFileSync('mkfifo', [last])
})
afterAll(() => fs.rmSync(parent, { recursive: true }))

const namesIn = (...names: string[]) => {
  const folder = path.join(...names)
  return fs.existsSync(folder) ? fs.readdirSync(folder) : []
}

const isLoading = (dataDir: string) =>
  namesIn(dataDir, 'database').some((name) => name.startsWith('exchange'))

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ message }: Error) => message,
  )

/** Runs the command until the state is reached, and ends it with the signal. */
async function interrupt(dataDir: string, isReached: () => boolean, signal: NodeJS.Signals): Promise<void> {
  const script = fileURLToPath(new URL('../../../../scripts/restore.ts', import.meta.url))
  const child = spawn(process.execPath, [script, endless], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  let isOver = false
  const ended = once(child, 'close').finally(() => (isOver = true))
  // Makes a database and its tables first.
  await expect.poll(() => isReached() || isOver, { interval: 5, timeout: inject('longWaitMs') }).toBe(true)
  expect(complaint).toBe('')
  child.kill(signal)
  expect(await ended).toEqual([null, signal])
}

/** Returns the message of a start that fails. */
const complaint = async (settings: Record<string, string>) =>
  refusalOf(spawnServer({ PORT: String(await freePort()), ...settings }))

test.each<[string, (dataDir: string) => boolean, NodeJS.Signals]>([
  ['has begun', (dataDir) => namesIn(dataDir).includes('restore-unfinished'), 'SIGKILL'],
  ['has copied the keys', (dataDir) => namesIn(dataDir).includes('two-factor.key'), 'SIGKILL'],
  ['has a database', (dataDir) => namesIn(dataDir, 'database', 'cluster').includes('PG_VERSION'), 'SIGKILL'],
  ['is loading rows', isLoading, 'SIGKILL'],
  ['is loading rows, by Ctrl-C', isLoading, 'SIGINT'],
])(
  'a restore interrupted when it %s does not look finished, and can be repeated',
  async (name, isReached, signal) => {
    // Short: the path of the socket in it has a limit.
    const dataDir = path.join(parent, name.replaceAll(/\W+/g, '-').slice(-16))
    const settings = { dataDir, databaseUrl: null }
    await interrupt(dataDir, () => isReached(dataDir), signal)
    const sentence = `A restore into ${dataDir} has not finished: if it was interrupted, run it again (npm run restore -- ${endless}).`
    expect(await complaint({ DATA_DIR: dataDir })).toBe(sentence)
    const external = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    expect(await complaint({ DATA_DIR: dataDir, ...external })).toBe(sentence)
    await expect(backUp(settings, `${dataDir}-saved`)).rejects.toThrow(sentence)
    await expect(startEmbedded(dataDir)).rejects.toThrow(sentence)

    await restore(settings, saved)
    const database = await startEmbedded(dataDir)
    expect(await ask(database, 'select count(*)::integer as leads from lead')).toEqual([{ leads: 1 }])
    await database.stop()
    expect(fs.readFileSync(path.join(dataDir, 'two-factor.key'), 'utf8')).toBe('key')
    expect(namesIn(dataDir)).not.toContain('restore-unfinished')
  },
)

test('what a restore left that was killed while it wrote its mark does not stop the next one', async () => {
  const dataDir = path.join(parent, 'half-a-mark')
  fs.mkdirSync(dataDir)
  fs.writeFileSync(path.join(dataDir, 'restore-unfinished.0123.part'), '')
  await restore({ dataDir, databaseUrl: null }, saved)
  expect(namesIn(dataDir).filter((name) => name.startsWith('restore-unfinished'))).toEqual([])
})

test('a second restore into the same folder leaves the first alone', async () => {
  const dataDir = path.join(parent, 'at-once')
  let second: Promise<string> | undefined
  let outcome = ''
  await interrupt(
    dataDir,
    () => {
      if (isLoading(dataDir)) second ??= outcomeOf(restore({ dataDir, databaseUrl: null }, saved))
      void second?.then((text) => (outcome = text))
      return outcome !== ''
    },
    'SIGKILL',
  )
  expect(outcome).toMatch(/^Another server is already running on the database in /)
  expect(isLoading(dataDir)).toBe(true)
})
