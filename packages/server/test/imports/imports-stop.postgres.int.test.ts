import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { stateNumber } from '../../src/imports/import.numbers.ts'
import { runImport } from '../../src/imports/run/run.job.ts'
import { serverOfFile } from '../_harness.ts'
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

test('a stopped import goes on, and nothing comes twice', async () => {
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
