import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../_harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isOwner: true })
  await sql`create table box (id integer primary key, label varchar(5))`.execute(server.db)
  await sql`insert into box values (1, 'one')`.execute(server.db)
})
afterAll(() => server.close())

const ofEachConnection = async (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 12 }, work))

const readBox = () => sql`select * from box where id = ${1}`.execute(server.db)

const preparedTexts = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    server.db,
  )
  return rows.map(({ statement }) => statement)
}

test('a connection keeps repeated statements', async () => {
  for (let use = 0; use < 3; use += 1) await ofEachConnection(readBox)
  await ofEachConnection(async () =>
    expect(await preparedTexts()).toContain('select * from box where id = $1'),
  )
})

test('a column added by a newer version fails no read of a running version', async () => {
  for (let use = 0; use < 3; use += 1) await ofEachConnection(readBox)
  await sql`alter table box add column colour text`.execute(server.db)
  await ofEachConnection(async () => {
    expect((await readBox()).rows).toEqual([{ id: 1, label: 'one', colour: null }])
  })
})

test('and no change, which is retried', async () => {
  const update = () =>
    server.context.change(null, async ({ db }) => {
      const { rows } = await sql<{ label: string }>`
        update box set label = ${'two'} where id = ${1} returning *`.execute(db)
      return rows[0]
    })
  for (let use = 0; use < 3; use += 1) await update()
  await sql`alter table box add column height integer`.execute(server.db)
  expect(await update()).toEqual({ id: 1, label: 'two', colour: null, height: null })
})
