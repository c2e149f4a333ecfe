import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { SavedView } from '@latchkey/domain/views/view.contract'
import { expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'

const server = await serverOfFile()
const staff = await caller(server, ...PERMISSIONS)

const REMOVED = { from: '[removed]', to: '[removed]' }

const anonymise = (id: number) => staff.post('/privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })

const linesOf = async (action: string) =>
  (
    await server.db
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).changes

let views = 0

test.each([
  ['a quote', 'O"Harbord', 'o"harbord'],
  ['a backslash', 'Back\\slatter', 'Back\\slatter'],
  ['both, and what is special in a pattern', '\\"%_Ashdown\\', '\\"%_ashdown\\'],
  ['a letter that is composed of two', 'Zo\u00ebmeister', 'Zoe\u0308meister'],
  ['a letter that has no accent', 'Cr\u00e8merot', 'CREMEROT'],
  ['another apostrophe', 'D\u2019Arcyville', "d'arcyville"],
  ['another space', 'van\u00a0der Quelle', 'Van der  Quelle'],
  ['letters without case', '\u738b\u5c0f\u660e', '\u738b\u5c0f\u660e'],
  ['two capitals for one letter', 'Gro\u00dfkamp', 'GROSSKAMP'],
])('a filter by a name with %s is removed (W5.4)', async (_, lastName, typed) => {
  const id = await insertLead(server.db, { last_name: lastName })
  const query = { filters: { name: typed, email: 'x' }, sort: null, limit: 25 }
  views += 1
  expect((await staff.post('/views/enquiries', { name: `View ${views}`, query })).statusCode).toBe(200)
  expect(
    (await staff.post('/export/enquiries', { format: 'csv', filters: { name: typed } })).statusCode,
  ).toBe(200)
  await anonymise(id)
  expect(await linesOf('list.export')).toContainEqual({ field: 'filters', ...REMOVED })
  expect(await linesOf('view.create')).toContainEqual({ field: 'query', ...REMOVED })
  const list = (await staff.get('/views/enquiries')).json<SavedView[]>()
  expect(list.find(({ name }) => name === `View ${views}`)?.query.filters).toEqual({ email: 'x' })
})

test('the name of a view that is the name of the person is replaced; one with a last name in it stays', async () => {
  const id = await insertLead(server.db, { first_name: 'Ivy', last_name: 'Moss' })
  const query = { filters: {}, sort: null, limit: 25 }
  for (const name of ['For Ivy Moss', 'Moss Lane'])
    expect((await staff.post('/views/enquiries', { name, query })).statusCode).toBe(200)
  await anonymise(id)
  const names = (await staff.get('/views/enquiries')).json<SavedView[]>().map(({ name }) => name)
  expect(names).toContain('Moss Lane')
  expect(names).not.toContain('For Ivy Moss')
  expect(names.some((name) => name.startsWith('[removed] '))).toBe(true)
})
