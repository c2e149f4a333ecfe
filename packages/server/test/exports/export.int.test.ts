import { EXPORT_LISTS } from '@latchkey/domain/exports/export-lists'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { insertProject } from '../_homes.ts'
import { insertHome, insertLead, seconds } from '../_leads.ts'
import type { SignedIn } from '../_people.ts'
import { rowsOf } from '../_sheets.ts'

const server = await serverOfFile()
const manager = await server.signIn([...PERMISSIONS], 'manager@latchkey.example')

/** Sent again while earlier exports have not released their places, which they do after their last byte. */
const post = (list: string, payload: object = { format: 'csv' }, who: SignedIn | null = manager) =>
  vi.waitFor(
    async () => {
      const url = `/api/export/${list}`
      const response = await server.app.inject({ method: 'POST', url, headers: who?.headers ?? {}, payload })
      expect(response.statusCode).not.toBe(429)
      return response
    },
    { timeout: inject('waitMs'), interval: 10 },
  )

async function csv(list: string, payload: object = {}): Promise<string[][]> {
  const response = await post(list, { format: 'csv', ...payload })
  expect(response.statusCode).toBe(200)
  return parse(response.body, { bom: true, relax_column_count: true })
}

const listed = async (path: string) =>
  (await server.app.inject({ url: `/api${path}`, headers: manager.headers })).json<{
    models: { id: number }[]
  }>()

describe('access', () => {
  const ASKS: Readonly<Record<(typeof EXPORT_LISTS)[number], Permission[]>> = {
    enquiries: ['enquiries-view'],
    viewings: ['viewings-view'],
    reservations: ['reservations-view'],
    units: ['properties-view'],
    users: ['users-view'],
    audit: PERMISSIONS.filter((name) => name !== 'lists-export'),
  }

  test.each(EXPORT_LISTS)(
    '%s: 401, and 403 with the permission for the list or for exports alone',
    async (list) => {
      expect((await post(list, undefined, null)).statusCode).toBe(401)
      for (const permissions of [ASKS[list], ['lists-export'] as const]) {
        const half = await server.signIn(permissions)
        expect((await post(list, undefined, half)).statusCode).toBe(403)
      }
    },
  )

  test('404 for an unknown list', async () => {
    expect((await post('roles')).statusCode).toBe(404)
  })
})

describe('invalid requests', () => {
  test.each([
    ['enquiries', {}, ['format', 'required']],
    ['enquiries', { format: 'pdf' }, ['format', 'enumerable']],
    ['enquiries', { format: 'csv', ids: 'all' }, ['ids', 'invalid']],
    ['units', { format: 'csv' }, ['projectId', 'required']],
    ['units', { format: 'csv', projectId: 999_999 }, ['projectId', 'enumerable']],
    ['units', { format: 'csv', projectId: 2 ** 31 }, ['projectId', 'enumerable']],
    ['units', { format: 'csv', projectId: -1 }, ['projectId', 'enumerable']],
    ['enquiries', { format: 'csv', filters: 'ann' }, ['filters', 'invalid']],
    ['enquiries', { format: 'csv', filters: { name: { $ne: 1 } } }, ['filters.name', 'invalid']],
    ['enquiries', { format: 'csv', sort: { column: { toString: 1 } } }, ['sort', 'invalid']],
    ['enquiries', { format: 'csv', sort: ['name'] }, ['sort', 'invalid']],
    ['enquiries', { format: 'csv', handler: { toString: 1 } }, ['handler', 'invalid']],
    ['enquiries', { format: 'csv', waiting: [1] }, ['waiting', 'invalid']],
  ])('%s %j', async (list, payload, [attribute, name]) => {
    const response = await post(list, payload)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([{ attribute, errors: [{ name }] }])
  })

  test('a filter that is longer than any field', async () => {
    const response = await post('enquiries', { format: 'csv', filters: { name: 'x'.repeat(900_000) } })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual([{ attribute: 'filters.name', errors: [{ name: 'maxlength' }] }])
  })
})

describe('leads', () => {
  beforeAll(async () => {
    for (const [last_name, email] of [
      ['Quill', 'c@example.com'],
      ['Quince', 'a@example.com'],
      ['Quinn', 'b@example.com'],
      ['Other', 'd@example.com'],
    ] as const)
      await insertLead(server.db, { first_name: 'Ann', last_name, email, phone: '+44 7700 900123' })
  })

  test('rows, order and headings are those of the list', async () => {
    const [headings, ...rows] = await csv('enquiries', { filters: { name: 'qui' }, sort: '-email' })
    expect(headings).toEqual(['Name', 'Email', 'Phone', 'Property Address', 'Property Name', 'Status'])
    expect(rows.map(([name]) => name)).toEqual(['Ann Quill', 'Ann Quinn', 'Ann Quince'])
    expect(rows[0]?.slice(4)).toEqual(['Plot 1', 'Awaiting feedback'])
  })

  test('selected rows only', async () => {
    const { models } = await listed('/leads/enquiries/1/25?filter[name]=quin&sort=email')
    const ids = models.map(({ id }) => id)
    const rows = await csv('enquiries', {
      ids: [...ids, 2 ** 40],
      sort: { column: 'email', direction: 'asc' },
    })
    expect(rows.slice(1).map(([name]) => name)).toEqual(['Ann Quince', 'Ann Quinn'])
  })

  test('each section is a list of its own, with dates as displayed', async () => {
    const viewing_at = new Date(seconds('2026-07-01T09:30') * 1000)
    const id = await insertLead(server.db, { status: 4, viewing_at, last_name: 'Viewer' })
    const [headings, ...rows] = await csv('viewings')
    expect(headings?.[0]).toBe('Date & Time')
    expect(rows.map(([at, name]) => [at, name])).toEqual([['01/07/2026 10:30', 'Ann Viewer']])
    expect(await csv('enquiries', { ids: [id] })).toHaveLength(1)
    expect(await csv('reservations')).toHaveLength(1)
  })

  test('no cell is a formula', async () => {
    const first_name = '=1+1'
    await insertLead(server.db, { first_name, last_name: '', email: '@x', phone: '+44 7700 900999' })
    const filters = { filters: { phone: '900999' } }
    const [, row] = await csv('enquiries', filters)
    expect(row?.slice(0, 3)).toEqual(["'=1+1", "'@x", "'+44 7700 900999"])

    const response = await post('enquiries', { format: 'xlsx', ...filters })
    const bytes = new Uint8Array(response.rawPayload)
    const [first] = await rowsOf(bytes)
    expect(first).toMatchObject({ Name: '=1+1', Phone: '+44 7700 900999' })
    expect(response.rawPayload.includes('<f>')).toBe(false)
  })

  test('the file has a name, a content type, a byte order mark and line ends of its kind', async () => {
    const response = await post('enquiries')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toContain(
      'attachment; filename="Enquiries-02-03-2026.csv"',
    )
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(response.body.split('\r\n').length).toBe(response.body.split('\n').length)
    expect((await post('enquiries', { format: 'xlsx' })).headers['content-disposition']).toContain(
      'Enquiries-02-03-2026.xlsx',
    )
  })
})

describe('the other lists', () => {
  test('units, of one project', async () => {
    const project = await insertProject(server.db)
    const other = await insertProject(server.db)
    await insertHome(server.db, { project_id: project, name: 'B1', bedrooms: 2, rental_price_pence: 125_000 })
    await insertHome(server.db, { project_id: project, name: 'A1', availability: 2 })
    await insertHome(server.db, { project_id: other, name: 'C1' })
    const [headings, ...rows] = await csv('units', { projectId: project })
    expect(headings?.slice(0, 2)).toEqual(['Name', 'Unit Type'])
    expect(rows.map(([name]) => name)).toEqual(['A1', 'B1'])
    expect(rows[1]).toContain('£1,250.00')
    expect(await csv('units', { projectId: project, filters: { name: 'b' } })).toHaveLength(2)
  })

  test.each(EXPORT_LISTS)('%s: unsupported characters cause no error', async (list) => {
    const projectId = await insertProject(server.db)
    for (const text of ['a\0b', 'a\ud800b', '\0', '\ud800']) {
      const filters = { name: text, text, person: text, action: text, from: text, [text]: text }
      const asked = { format: 'csv', filters, sort: text, handler: text, waiting: text, projectId }
      expect((await post(list, asked)).statusCode).toBe(200)
    }
  })

  test('users, by name', async () => {
    const [headings, ...rows] = await csv('users')
    expect(headings).toEqual(['Username', 'Active', 'Last Logged In'])
    const names = rows.map(([name]) => name ?? '')
    expect(names).toEqual(names.toSorted())
    expect(rows.find(([name]) => name === 'manager@latchkey.example')).toEqual([
      'manager@latchkey.example',
      'Yes',
      '02/03/2026 09:00',
    ])
  })

  test('the trail, including the export itself with its number of rows', async () => {
    await insertLead(server.db, { last_name: 'Walnut' })
    await csv('enquiries', { filters: { name: 'walnut' }, sort: 'name' })
    const [line] = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'list.export')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(line).toMatchObject({ user_id: manager.userId, entity: 'list' })
    expect(line?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['list', 'Enquiries'],
      ['format', 'csv'],
      ['filters', ['filter[name]: walnut', 'sort: name']],
      ['rows', 1],
    ])
    await csv('users', { filters: { name: 'x', unknown: 'x'.repeat(1000) }, sort: 'unknown', handler: 'x' })
    const users = await server.db
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'list.export')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(users?.changes.find(({ field }) => field === 'filters')?.to).toEqual([])
    const [headings, ...rows] = await csv('audit', { filters: { action: 'List exported' } })
    expect(headings).toEqual(['When', 'Person', 'Action', 'About', 'From Address'])
    expect(rows[0]?.slice(1, 4)).toEqual(['manager@latchkey.example', 'List exported', ''])
    expect(rows.every(([, , action]) => action === 'List exported')).toBe(true)
  })
})
