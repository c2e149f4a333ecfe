import type { ImportState } from '@latchkey/domain/imports/import.enums'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { stateNumber } from '../../src/imports/import.numbers.ts'
import { runImport } from '../../src/imports/run/run.job.ts'
import { importHandlers } from '../../src/imports/run/run.jobs.ts'
import { undoImport } from '../../src/imports/undo/undo.job.ts'
import { serverOfFile } from '../_harness.ts'
import { waitForLockWaiters } from '../_locks.ts'
import { importCalls } from './_imports.ts'
import { enquiryFiles } from './_enquiries.ts'

const server = await serverOfFile()
const agent = await server.signIn(['data-import', 'enquiries-view'])
const { call, check, read, start } = importCalls(server, agent)
const { person, draft } = enquiryFiles(server, agent)

const leadsOf = (importId: number) =>
  server.db
    .selectFrom('lead')
    .select('email')
    .where(sql<boolean>`imported_from @> ${JSON.stringify({ importId })}::jsonb`)
    .execute()

test('an import whose starter lost the permission stops, and another goes on with it', async () => {
  const leaving = await server.signIn(['data-import', 'enquiries-view'])
  const id = await draft([person('1')])
  await check(id)
  await server.db.updateTable('app_user').set({ active: false }).where('id', '=', leaving.userId).execute()
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('importing') })
    .where('id', '=', id)
    .execute()
  await server.context.change(null, (change) =>
    change.enqueue('imports.run', { importId: id, userId: leaving.userId }),
  )
  await server.settled()
  expect(await read(id)).toMatchObject({ state: 'stopped', written: { created: 0 } })
  expect(await start(id)).toMatchObject({ state: 'done', written: { created: 1 } })
})

test('an import whose last batch is written ends by itself', async () => {
  const id = await draft([person('1')])
  await check(id)
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('importing') })
    .where('id', '=', id)
    .execute()
  await server.db.updateTable('import_row').set({ written: true }).where('import_id', '=', id).execute()
  expect(await call('POST', `${id}/stop`)).toBe(false)
  expect(await read(id)).toMatchObject({ state: 'importing' })
  // Nobody works on it here, and no other import starts while it runs.
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('done') })
    .where('id', '=', id)
    .execute()
})

test('a stopped import goes on, and nothing comes twice (M1/11)', async () => {
  const lines = Array.from({ length: 3000 }, (_, place) => person(String(place + 1)))
  const id = await draft(lines)
  await check(id)
  expect(await call('POST', `${id}/start`)).toBe(true)
  await expect.poll(async () => (await read(id)).progress.done, { interval: 1 }).toBeGreaterThan(0)
  expect(await call('POST', `${id}/stop`)).toBe(true)
  const stopped = await read(id)
  expect(stopped).toMatchObject({ state: 'stopped', progress: { of: 3000 } })
  expect(await leadsOf(id)).toHaveLength(stopped.written.created)
  expect(await start(id)).toMatchObject({
    state: 'done',
    written: { created: 3000 },
    progress: { done: 3000, of: 3000 },
  })
  const leads = await leadsOf(id)
  expect(new Set(leads.map(({ email }) => email)).size).toBe(3000)
  expect(leads).toHaveLength(3000)
})

test('a worker that finds another line, or other choices, than it left ends', async () => {
  const id = await draft([person('1'), person('2')])
  /** While the worker waits for the import, because another one continues it. */
  async function meanwhile(state: ImportState, values: object, work: () => Promise<void>): Promise<void> {
    await server.db
      .updateTable('data_import')
      .set({ state: stateNumber(state), last_line: 0 })
      .where('id', '=', id)
      .execute()
    const held = await server.db.startTransaction().execute()
    await held.selectFrom('data_import').select('id').where('id', '=', id).forUpdate().execute()
    const working = work()
    await waitForLockWaiters(server.db)
    await held.updateTable('data_import').set(values).where('id', '=', id).execute()
    await held.commit().execute()
    await working
  }
  const lineOf = async () =>
    await server.db
      .selectFrom('data_import')
      .select(['last_line', 'done'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  await check(id)
  await meanwhile('importing', { last_line: 2 }, () => runImport(server.context, id, agent.userId))
  expect(await lineOf()).toEqual({ last_line: 2, done: 0 })
  expect(await leadsOf(id)).toEqual([])
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('checked') })
    .where('id', '=', id)
    .execute()
  await start(id)
  await meanwhile('undoing', { last_line: 2 }, () => undoImport(server.context, id, agent.userId))
  expect(await lineOf()).toEqual({ last_line: 2, done: 2 })
  expect(await leadsOf(id)).toHaveLength(2)
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('done') })
    .where('id', '=', id)
    .execute()
})

test.each([
  ['check', 'checking', { state: 'draft', counts: null }],
  ['run', 'importing', { state: 'stopped', progress: { done: 0 } }],
  ['undo', 'undoing', { state: 'done' }],
] as const)(
  'a job (%s) that keeps failing ends with the cause, and can be tried again',
  async (job, state, ended) => {
    const id = await draft([person('1')])
    await check(id)
    const values = server.db.updateTable('data_import').where('id', '=', id)
    await server.db
      .updateTable('import_row')
      .set({ written: job === 'undo', record_id: 0, record_version: 1 })
      .where('import_id', '=', id)
      .execute()
    await values.set({ state: stateNumber(state), finished_at: new Date(server.clock.now) }).execute()
    const error = Object.assign(new pg.DatabaseError('Ann Lee', 1, 'error'), {
      code: '23514',
      constraint: 'lead_status',
    })
    let failures = 3
    const { [`imports.${job}` as const]: handle } = importHandlers({
      ...server.context,
      change: (author, work) => {
        failures -= 1
        return failures < 0 ? server.context.change(author, work) : Promise.reject(error)
      },
    })
    const attempt = () =>
      handle({ importId: id, userId: agent.userId }, { id: 'job', settle: () => Promise.resolve(true) })
    await expect(attempt()).rejects.toThrow('Ann Lee')
    await expect(attempt()).rejects.toThrow('Ann Lee')
    expect(await read(id)).toMatchObject({ state, fault: null })
    await attempt()
    const { fault, ...rest } = await read(id)
    expect(rest).toMatchObject(ended)
    expect(fault).toContain('because of an error (database 23514 lead_status)')
    const next = { check: 'check', run: 'start', undo: 'undo' }[job]
    expect(await call('POST', `${id}/${next}`)).toBe(true)
    await server.settled()
    expect((await read(id)).fault).toBeNull()
  },
)

test('two workers with the same import write each row once', async () => {
  const lines = Array.from({ length: 1100 }, (_, place) => person(String(place + 1)))
  const id = await draft(lines)
  await check(id)
  await server.db
    .updateTable('data_import')
    .set({ state: stateNumber('importing'), last_line: 0, to_do: 1100 })
    .where('id', '=', id)
    .execute()
  // As after a crash, when the worker that was presumed dead still runs.
  await Promise.all([1, 2].map(() => runImport(server.context, id, agent.userId)))
  expect(await read(id)).toMatchObject({ state: 'done', written: { created: 1100 } })
  expect(await leadsOf(id)).toHaveLength(1100)
})
