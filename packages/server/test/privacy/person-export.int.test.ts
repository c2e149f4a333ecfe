import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import Schema from 'typebox/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { fieldError } from '../_staff.ts'
import { exportOf, filesOf } from './_download.ts'
import { aFullLead } from './_full-lead.ts'

const server = await serverOfFile()
const officer = await caller(server, 'privacy-manage')
beforeEach(() => server.clock.reset())

/** Lines about downloads. */
const lines = () =>
  server.db.selectFrom('audit').select('id').where('action', '=', 'privacy.export').execute()

describe('the files', () => {
  test('person.json fits person.schema.json, which knows no other field', async () => {
    const id = await aFullLead(server, officer.userId)
    const files = await filesOf(officer, id)
    expect(Object.keys(files)).toEqual(['person.html', 'person.json', 'person.schema.json'])
    const schema = Schema.Compile(JSON.parse(files['person.schema.json'] ?? '') as object)
    const person = JSON.parse(files['person.json'] ?? '') as { leads: Record<string, unknown>[] }
    expect(schema.Errors(person)[1]).toEqual([])
    const [lead] = person.leads
    for (const broken of [
      { ...lead, more: 1 },
      { ...lead, details: { ...(lead?.['details'] as object), handler: 'Zoltan' } },
      { ...lead, viewing: { ...(lead?.['viewing'] as object), viewingDate: 'soon' } },
      { ...lead, notes: undefined },
    ])
      expect(schema.Check({ ...person, leads: [JSON.parse(JSON.stringify(broken))] })).toBe(false)
  })

  test('person.html has every value as text, and neither scripts nor addresses (W6/2)', async () => {
    const id = await aFullLead(server, officer.userId)
    await server.db
      .updateTable('lead')
      .set({ last_name: `"O'Neil" & <b>Sons</b>`, pets: '<img src=x onerror=alert(1)>' })
      .where('id', '=', id)
      .execute()
    const page = (await filesOf(officer, id))['person.html'] ?? ''
    expect(page).toContain('Rang twice.\n&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain(
      '<h1>Everything held on Ivy &quot;O&#39;Neil&quot; &amp; &lt;b&gt;Sons&lt;/b&gt;</h1>',
    )
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    const tags = page.match(/<[a-z][^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(100)
    expect(
      tags.filter((tag) => /^<(script|img|link|iframe|object|embed|form|base)\b|\son\w+=|\ssrc=/i.test(tag)),
    ).toEqual([])
    expect(tags.filter((tag) => /\shref="(?!#)/.test(tag))).toEqual([])
    expect(page).not.toMatch(/url\(|@import/)
    expect(page).toContain('<html lang="en-GB">')
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'")
    expect(page).not.toContain('4711')
  })

  test('a lead with nothing says so in each section', async () => {
    const id = await insertLead(server.db)
    const page = (await filesOf(officer, id))['person.html'] ?? ''
    expect(page.match(/Nothing is held\./g)).toHaveLength(13)
    expect(page.match(/<h3>/g)).toHaveLength(15)
  })

  test('it is a download that no cache keeps, named after the day in business time', async () => {
    const id = await insertLead(server.db)
    server.clock.now = Date.UTC(2026, 6, 1, 23, 30)
    const later = await caller(server, 'privacy-manage')
    const { headers, statusCode } = await exportOf(later, [id])
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-disposition']).toContain('filename="Person-02-07-2026.zip"')
  })
})

describe('POST /privacy/person/export', () => {
  test('its ids are in the Audit Trail (W6/3)', async () => {
    const ids = [await insertLead(server.db), await insertLead(server.db)]
    await filesOf(officer, ...ids)
    const line = await server.db
      .selectFrom('audit')
      .select(['action', 'entity', 'entity_id', 'user_id', 'changes'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(line).toEqual({
      action: 'privacy.export',
      entity: 'person',
      entity_id: null,
      user_id: officer.userId,
      changes: [{ field: 'leads', from: null, to: ids }],
    })
  })

  test.each([
    [undefined, 'required'],
    [null, 'required'],
    [[], 'required'],
    [7, 'enumerable'],
    [['7'], 'enumerable'],
    [[999_999], 'enumerable'],
    [[2 ** 31], 'enumerable'],
    [[-1], 'enumerable'],
    [Array.from({ length: 51 }, (_, id) => id), 'maxlength'],
  ])('422 for %j', async (leadIds, name) => {
    const before = await lines()
    const response = await exportOf(officer, leadIds)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual(fieldError('leadIds', name))
    expect(await lines()).toEqual(before)
  })

  test('an unknown lead among known ones is refused', async () => {
    const id = await insertLead(server.db)
    expect((await exportOf(officer, [id, 999_999])).json()).toEqual(fieldError('leadIds', 'enumerable'))
    expect((await exportOf(officer, [id, id])).statusCode).toBe(200)
  })

  test('needs privacy-manage', async () => {
    const id = await insertLead(server.db)
    const body = { leadIds: [id] }
    expect((await anonymous(server).post('/privacy/person/export', body)).statusCode).toBe(401)
    const manager = await caller(server, ...PERMISSIONS.filter((name) => name !== 'privacy-manage'))
    expect((await exportOf(manager, [id])).statusCode).toBe(403)
  })
})
