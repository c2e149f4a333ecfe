import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { leadRow } from '../_leads.ts'
import { enquiryFiles } from './_enquiries.ts'
import { importCalls, outcomesOf } from './_imports.ts'

const server = await serverOfFile()
const agent = await server.signIn(['data-import', 'enquiries-view', 'viewings-view', 'reservations-view'])
const { call, check, rows, run, undo } = importCalls(server, agent)
const { person, draft, imported, post, saved } = enquiryFiles(server, agent)

test('an undo removes what was created, sets back what was updated, and names what stays (M1/10)', async () => {
  const first = await imported([person('1'), person('2')])
  const before = await leadRow(server.db, first.idAt(0))
  const second = await imported([
    person('1', { phone: '07700 900999' }),
    person('2', { phone: '07700 900998' }),
    person('3', { stage: '5', viewing: '03/02/2026', agent: 'me' }),
    person('4'),
    person('5', { email: '' }),
  ])
  await saved(first.idAt(1), { phone: '07700 900777' })
  await saved(second.idAt(1), { notes: 'Rang back' })
  expect(await call('GET', `${second.id}/undo`)).toEqual({ removes: 1, restores: 1, stays: 2 })
  const undone = await undo(second.id)
  expect(undone).toMatchObject({ state: 'undone', columns: [], values: {}, undoUntil: null })
  expect(await call('GET', `${second.id}/stays/1/10`)).toMatchObject({
    total: 2,
    models: [
      { line: 3, record: { id: first.idAt(1), name: 'Ann Lee 2' }, reason: 'changed' },
      { line: 5, record: { id: second.idAt(1), name: 'Ann Lee 4' }, reason: 'changed' },
    ],
  })
  expect(await leadRow(server.db, first.idAt(0))).toEqual({ ...before, version: before.version + 2 })
  expect(await leadRow(server.db, first.idAt(1))).toMatchObject({ phone: '07700 900777' })
  const left = await server.db
    .selectFrom('lead')
    .select('id')
    .where(
      'id',
      'in',
      second.leads.map(({ id }) => id),
    )
    .execute()
  expect(left).toEqual([{ id: second.idAt(1) }])
  const stored = await server.db
    .selectFrom('import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', second.id)
    .orderBy('line')
    .execute()
  expect(stored).toEqual([
    { line: 3, cells: [] },
    { line: 5, cells: [] },
  ])
  const line = await server.db
    .selectFrom('audit')
    .select('changes')
    .where('action', '=', 'import.undo')
    .where('entity_id', '=', second.id)
    .executeTakeFirstOrThrow()
  expect(line.changes.map(({ field, to }) => [field, to])).toEqual([
    ['removed', 1],
    ['restored', 1],
    ['stayed', 2],
  ])

  // A user who has such a lead open reads why it is not there, and that nobody can restore it.
  const answers = await Promise.all(
    [second.idAt(0), 999_999].map((id) =>
      server.app.inject({ url: `/api/leads/${id}`, headers: agent.headers }),
    ),
  )
  expect(answers.map((each) => [each.statusCode, each.json<object>()])).toMatchObject([
    [404, { error: 'not_found', isImportUndone: true }],
    [404, { error: 'not_found' }],
  ])
  expect(answers[1]?.json<object>()).not.toHaveProperty('isImportUndone')

  // The file can come again.
  const again = await draft([person('1', { phone: '07700 900999' }), person('3'), person('4')])
  await check(again)
  expect(outcomesOf(await rows(again)).map((row) => (row as unknown[])[1])).toEqual([
    'update',
    'create',
    'same',
  ])
})

test('an update that was undone is none: the import before it can be undone as a whole', async () => {
  const first = await imported([person('1'), person('2')])
  const second = await draft([person('1', { phone: '07700 900999' }), person('2', { phone: '07700 900998' })])
  await run(second)
  const third = await draft([person('2', { phone: '07700 900997' })])
  await run(third)
  await undo(third)
  await undo(second)
  await undo(first.id)
  expect(await call('GET', `${first.id}/stays/1/10`)).toMatchObject({ total: 0 })
  const left = await server.db
    .selectFrom('lead')
    .select('id')
    .where('id', 'in', [first.idAt(0), first.idAt(1)])
    .execute()
  expect(left).toEqual([])
})

test('an update that is not undone keeps a lead', async () => {
  const first = await imported([person('1')])
  await run(await draft([person('1', { phone: '07700 900999' })]))
  await undo(first.id)
  expect(await call('GET', `${first.id}/stays/1/10`)).toMatchObject({ total: 1 })
})

test.each([
  ['a handler', (id: number) => post(`leads/${id}/handler`, { userId: agent.userId, from: null })],
  ['a mail', (id: number) => post(`leads/${id}/send-questionnaire`, {})],
  ['a deletion', (id: number) => post(`leads/${id}/delete`, {})],
])('%s since the import keeps a lead', async (_what, act) => {
  const made = await imported([person('1'), person('2')])
  const response = await act(made.idAt(0))
  expect([response.statusCode, response.body]).toEqual([200, 'true'])
  await undo(made.id)
  expect(await call('GET', `${made.id}/stays/1/10`)).toMatchObject({ total: 1, models: [{ line: 2 }] })
})

test('an undo is possible for 30 days (M1/10)', async () => {
  const made = await imported([person('1')])
  const endedAt = new Date(server.clock.now - 30 * 24 * 60 * 60 * 1000)
  await server.db.updateTable('data_import').set({ finished_at: endedAt }).where('id', '=', made.id).execute()
  expect(await call('POST', `${made.id}/undo`)).toBe(false)
  expect(await call('GET', `${made.id}/undo`)).toEqual({ removes: 0, restores: 0, stays: 0 })
  expect(await leadRow(server.db, made.idAt(0))).toMatchObject({ first_name: 'Ann' })
})
