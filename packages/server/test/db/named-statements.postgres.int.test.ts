import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

/** The table of a test. */
let box: string
let boxes = 0
const server = await serverOfFile({ isOwner: true })
beforeEach(async () => {
  boxes += 1
  box = `box${boxes}`
  await sql`create table ${sql.table(box)} (id integer primary key, label varchar(5))`.execute(server.db)
  await sql`insert into ${sql.table(box)} values (1, 'one')`.execute(server.db)
})

const ofEachConnection = async (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 12 }, work))

const readBox = () => sql`select * from ${sql.table(box)} where id = ${1}`.execute(server.db)

const addColumn = (column: string) => sql.raw(`alter table ${box} add column ${column}`).execute(server.db)

const preparedTexts = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    server.db,
  )
  return rows.map(({ statement }) => statement)
}

test('a connection keeps repeated statements', async () => {
  for (let use = 0; use < 3; use += 1) await ofEachConnection(readBox)
  await ofEachConnection(async () =>
    expect(await preparedTexts()).toContain(`select * from "${box}" where id = $1`),
  )
})

test('a column added by a newer version fails no read of a running version', async () => {
  for (let use = 0; use < 3; use += 1) await ofEachConnection(readBox)
  await addColumn('colour text')
  await ofEachConnection(async () => {
    expect((await readBox()).rows).toEqual([{ id: 1, label: 'one', colour: null }])
  })
})

const updateBox = () =>
  server.context.change(null, async ({ db }) => {
    const { rows } = await sql<{ label: string }>`
      update ${sql.table(box)} set label = ${'two'} where id = ${1} returning *`.execute(db)
    return rows[0]
  })

test('and no change, which is retried', async () => {
  for (let use = 0; use < 3; use += 1) await updateBox()
  await addColumn('height integer')
  expect(await updateBox()).toEqual({ id: 1, label: 'two', height: null })
})
