import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { PersonMatch } from '@latchkey/domain/privacy/person/person.contract'
import { describe, expect, test } from 'vitest'
import { anonymous, caller } from '../_caller.ts'
import { mergesOf } from '../duplicates/_pairs.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, seconds } from '../_leads.ts'
import { fieldError } from '../_staff.ts'

const server = await serverOfFile()
const officer = await caller(server, 'privacy-manage')

const find = (query: Record<string, string>, who = officer) =>
  who.get(`/privacy/person?${new URLSearchParams(query).toString()}`)
const found = async (query: Record<string, string>) => {
  const response = await find(query)
  expect(response.statusCode).toBe(200)
  return response.json<PersonMatch[]>()
}
const idsOf = async (query: Record<string, string>) => (await found(query)).map(({ id }) => id)

const submitted = (day: number) => ({ submitted_at: new Date(Date.UTC(2026, 1, day)) })

describe('GET /privacy/person', () => {
  test('finds leads by either key, those with both first, deleted ones too', async () => {
    const mine = { first_name: 'Ivy', last_name: 'Moss', email: 'Ivy.Moss@x.uk', phone: '+44 7700 911111' }
    const deletedAt = new Date('2026-03-01T12:00:00Z')
    const byPhone = await insertLead(server.db, { ...mine, ...submitted(9), email: 'other@x.uk' })
    const byEmail = await insertLead(server.db, { ...mine, ...submitted(8), phone: '07700 900000' })
    const both = await insertLead(server.db, { ...mine, ...submitted(1), status: 10 })
    const deleted = await insertLead(server.db, { ...mine, ...submitted(2), deleted_at: deletedAt })
    await insertLead(server.db, { email: 'xivy.moss@x.uk', phone: '07700 9111112' })

    expect(await idsOf({ email: ' ivy.moss@X.uk ', phone: '(07700) 911111' })).toEqual([
      deleted,
      both,
      byPhone,
      byEmail,
    ])
    expect(await idsOf({ email: 'IVY.MOSS@x.uk' })).toEqual([byEmail, deleted, both])
    expect(await idsOf({ phone: '447700911111' })).toEqual([byPhone, deleted, both])
    const matches = await found({ email: mine.email, phone: mine.phone })
    expect(matches[0]).toEqual({
      id: deleted,
      name: 'Ivy Moss',
      status: 1,
      dateSubmitted: seconds('2026-02-02T00:00'),
      deletedAt: deletedAt.getTime() / 1000,
      matchedBy: ['email', 'phone'],
    })
    expect(matches.map(({ matchedBy }) => matchedBy).slice(1)).toEqual([
      ['email', 'phone'],
      ['phone'],
      ['email'],
    ])
    expect(matches[1]).toMatchObject({ status: 10, deletedAt: null })
  })

  test('finds a merged-away lead', async () => {
    const merger = await caller(server, ...PERMISSIONS)
    const merges = mergesOf(server)
    const { kept, other, phone } = await merges.pair()
    expect((await merges.merge(merger, kept, other)).statusCode).toBe(200)
    const matches = await found({ phone })
    expect(new Set(matches.map(({ id }) => id))).toEqual(new Set([kept, other]))
    expect(matches.find(({ id }) => id === other)?.deletedAt).not.toBeNull()
  })

  test('is audited with the leads that were found, and without what was asked for', async () => {
    const id = await insertLead(server.db, { email: 'audited@x.uk', phone: '07700 955555' })
    await found({ email: 'audited@x.uk' })
    await found({ email: 'nobody-has-this@x.uk' })
    const lines = await server.db
      .selectFrom('audit')
      .select(['action', 'user_id', 'entity', 'changes'])
      .where('action', '=', 'privacy.find')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(lines).toEqual(
      [[], [id]].map((to) => ({
        action: 'privacy.find',
        user_id: officer.userId,
        entity: 'person',
        changes: [{ field: 'leads', from: null, to }],
      })),
    )
  })

  test('leads without a phone are not one person', async () => {
    await insertLead(server.db, { phone: 'none', email: 'no-phone@x.uk' })
    expect(await found({ email: 'nobody@x.uk', phone: 'none' })).toEqual([])
  })

  test.each([[{}], [{ email: '', phone: '' }], [{ email: ' ', phone: ' - ' }], [{ phone: 'none' }]])(
    '422 for %j',
    async (query) => {
      const response = await find(query)
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual(fieldError('email', 'required'))
    },
  )

  test('needs privacy-manage', async () => {
    const url = '/privacy/person?email=a@x.uk'
    expect((await anonymous(server).get(url)).statusCode).toBe(401)
    const other = await caller(server, ...PERMISSIONS.filter((name) => name !== 'privacy-manage'))
    expect((await other.get(url)).statusCode).toBe(403)
  })
})
