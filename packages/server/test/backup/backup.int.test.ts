import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../../src/backup/backup.ts'
import { restore } from '../../src/backup/restore.ts'
import { MIGRATIONS } from '../../src/db/migrations.ts'
import { startEmbedded, type EmbeddedDatabase } from '../../src/db/embedded/embedded.ts'
import { mailLeadLink } from '../../src/links/mailed-links.ts'
import { openServices, type Services } from '../../src/services.ts'
import { testConfig } from '../_config.ts'
import { ask, clusterPid, openFolder } from '../_embedded-folders.ts'
import { insertHome, insertLead } from '../_leads.ts'
import { allowsNamespaces, boundTo, OTHER_CONTAINER } from '../_namespaces.ts'
import { makeUser } from '../_people.ts'

const log = pino({ level: 'silent' })
/** Characters that are special in text formats. */
const ODD = 'tab\there\nnew line\r\\. \\N "quoted" 🏠 Ö'

let parent: string
let database: EmbeddedDatabase
let services: Services
let saved: string
/** All rows when the backup was made. */
let before: Record<string, string[]>
const settingsOf = (name: string) => ({ dataDir: path.join(parent, name), databaseUrl: null })
const live = () => settingsOf('live')

beforeAll(async () => {
  parent = openFolder('backup')
  saved = path.join(parent, 'saved')
  database = await startEmbedded(live().dataDir)
  services = await openServices({ config: testConfig(live()), log, address: database.connection })
  const { db } = services.context
  const { userId } = await makeUser(db, ['enquiries-view'])
  const home = await insertHome(db, { size: '45.50', balcony: true })
  const lead = await insertLead(db, { notes: ODD, property_id: home, viewing_user_id: userId })
  await insertLead(db, { notes: '', deleted_at: new Date() })
  await services.context.change(null, async (change) => {
    await change.audit({ action: 'lead.delete', entity: 'lead', entityId: lead })
    await mailLeadLink(change, lead, 'questionnaire', services.context.now())
  })
  fs.mkdirSync(path.join(live().dataDir, 'media'))
  fs.writeFileSync(path.join(live().dataDir, 'media', 'hall.webp'), 'picture')
  fs.writeFileSync(path.join(live().dataDir, 'media', 'half.part'), 'still being written')
  fs.writeFileSync(path.join(live().dataDir, 'two-factor.key'), 'key', { mode: 0o600 })
  before = await everything(database)
  // While the product is running, with an uncommitted change.
  await db.transaction().execute(async (trx) => {
    await insertLead(trx, { last_name: 'Not yet' })
    await backUp(live(), saved)
  })
})
afterAll(async () => {
  await services.close()
  await database.stop()
  fs.rmSync(parent, { recursive: true })
})

/** All rows of all tables, and the jobs, as text. */
async function everything(of: EmbeddedDatabase): Promise<Record<string, string[]>> {
  const tables = await ask<{ name: string }>(
    of,
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'kysely_migration' order by 1",
  )
  const rows: Record<string, string[]> = {}
  for (const name of [...tables.map((table) => table.name), 'pgboss.job']) {
    const found = await ask<{ row: string }>(of, `select t::text as row from ${name} as t order by 1`)
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

const lastIdOf = async (of: EmbeddedDatabase) =>
  Number((await ask<{ id: string }>(of, "select nextval('lead_id_seq') as id"))[0]?.id)

test('a round trip restores every row, job and file, and the next ids', async () => {
  expect(before['lead']).toHaveLength(2)
  expect(before['pgboss.job']).not.toEqual([])
  const copy = settingsOf('copy')
  const report = await restore(copy, saved)
  expect(report).toMatchObject({ folder: saved, files: 2 })

  const restored = await startEmbedded(copy.dataDir)
  try {
    expect(await everything(restored)).toEqual(before)
    const [names] = await ask<{ names: string[] }>(
      restored,
      'select array_agg(name order by name) as names from kysely_migration',
    )
    expect(names?.names).toEqual(Object.keys(MIGRATIONS).toSorted())
    expect(await lastIdOf(restored)).toBeGreaterThan(2)
    // The product runs on it: role, rights and trail are intact.
    const again = await openServices({ config: testConfig(copy), log, address: restored.connection })
    await insertLead(again.context.db)
    await expect(again.context.db.deleteFrom('audit').execute()).rejects.toThrow('permission denied')
    await again.close()
  } finally {
    await restored.stop()
  }
  expect(fs.readFileSync(path.join(copy.dataDir, 'media', 'hall.webp'), 'utf8')).toBe('picture')
  expect(fs.statSync(path.join(copy.dataDir, 'two-factor.key')).mode & 0o777).toBe(0o600)
  expect(fs.existsSync(path.join(copy.dataDir, 'media', 'half.part'))).toBe(false)
  expect(fs.statSync(saved).mode & 0o777).toBe(0o700)
})

test('a backup by another path leaves the running database alone', async () => {
  const link = settingsOf('link')
  fs.symlinkSync(live().dataDir, link.dataDir)
  const report = await backUp(link, path.join(parent, 'by-link'))
  expect(report.files).toBe(2)
  expect(clusterPid(live().dataDir)).toBe(database.pid)
  await expect(backUp(link, path.join(live().dataDir, 'x'))).rejects.toThrow('choose a folder outside of it')
  await expect(restore(link, saved)).rejects.toThrow('A server is running on')
})

describe.runIf(allowsNamespaces('backups across containers'))('in another container', () => {
  test('a backup of a running database is made by its own path of the folder', () => {
    const other = path.join(parent, 'other-path')
    fs.mkdirSync(other)
    const script = fileURLToPath(new URL('../../../../scripts/backup.ts', import.meta.url))
    const within = [...OTHER_CONTAINER, ...boundTo(live().dataDir, other)]
    const [command, ...args] = [...within, process.execPath, script, path.join(parent, 'from-other')]
    const said = execFileSync(command, args, { encoding: 'utf8', env: { ...process.env, DATA_DIR: other } })
    expect(said).toMatch(/^Backed up: \d+ rows and 2 files/)
    expect(clusterPid(live().dataDir)).toBe(database.pid)
  })
})

test('a backup never overwrites, and reports why it cannot be made', async () => {
  await expect(backUp(live(), saved)).rejects.toThrow(`${saved} is there already`)
  await expect(backUp(live(), path.join(live().dataDir, 'x'))).rejects.toThrow(
    'choose a folder outside of it',
  )
  await expect(backUp(settingsOf('none'), path.join(parent, 'x'))).rejects.toThrow('There is no database in')
  await expect(backUp({ ...live(), databaseUrl: 'postgres://db' }, path.join(parent, 'x'))).rejects.toThrow(
    'pg_dump',
  )
  expect(fs.existsSync(path.join(parent, 'x'))).toBe(false)
  expect(fs.readdirSync(parent).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a restore leaves existing data untouched', async () => {
  await expect(restore(live(), saved)).rejects.toThrow('A server is running on')
  expect(await ask(database, 'select 1 as one')).toEqual([{ one: 1 }])
  const full = settingsOf('full')
  fs.mkdirSync(full.dataDir)
  fs.writeFileSync(path.join(full.dataDir, 'mine'), '')
  await expect(restore(full, saved)).rejects.toThrow('is not empty')
  expect(fs.readdirSync(full.dataDir)).toEqual(['mine'])
  await expect(restore(settingsOf('fresh'), parent)).rejects.toThrow('There is no backup in')
  await expect(restore({ ...live(), databaseUrl: 'postgres://db' }, saved)).rejects.toThrow('pg_dump')
})

test('a damaged backup, or one of a newer version, restores nothing', async () => {
  const other = path.join(parent, 'other')
  fs.cpSync(saved, other, { recursive: true })
  const file = path.join(other, 'manifest.json')
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as { migrations: string[] }
  const put = (over: object) => fs.writeFileSync(file, JSON.stringify({ ...manifest, ...over }))
  const target = settingsOf('target')
  put({ format: 2 })
  await expect(restore(target, other)).rejects.toThrow('has the format 2')
  put({ migrations: [...manifest.migrations, '29991231T0000-later'] })
  await expect(restore(target, other)).rejects.toThrow('29991231T0000-later')
  put({})
  fs.truncateSync(path.join(other, 'tables', '000.copy'), 0)
  await expect(restore(target, other)).rejects.toThrow(/damaged: of .* it has 0 rows/)
  expect(fs.readdirSync(target.dataDir)).toEqual([])
})
