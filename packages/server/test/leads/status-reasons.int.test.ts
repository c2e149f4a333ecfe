import { beforeEach, describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { fieldError, pushesOf } from '../_staff.ts'
import { tenantPagesOf } from '../tenants/_tenant-page.ts'

const [CANCELLED, DECLINED, CONSIDER] = [6, 10, 11]
const WORDS = 'The guarantor withdrew on Monday.'

const server = await serverOfFile()
const agent = await caller(server, 'enquiries-view', 'viewings-view', 'reservations-view')
beforeEach(() => server.db.updateTable('lead').set({ deleted_at: new Date() }).execute())

const lead = (over: object = {}) => insertLead(server.db, { status: CONSIDER, ...over })
const read = async (id: number) => (await agent.get(`/leads/${id}`)).json()
const lastReason = async (id: number) => (await read(id)).lastReason
const decline = (id: number, body?: object) => agent.post(`/leads/${id}/decline-lead`, body)
const record = (id: number, body: object) => agent.post(`/leads/${id}/status-reason`, body)

/** The save of the lead as it is, with changes. */
async function save(id: number, over: object) {
  const { version, property, ...fields } = await read(id)
  return agent.post(`/leads/${id}`, {
    ...fields,
    property: property ?? { name: 'Harbour View 12' },
    version,
    viewingDate: 1_800_000_000,
    viewingUserId: agent.userId,
    ...over,
  })
}

interface Line {
  action: string
  changes: { field: string; from: unknown; to: unknown }[]
}

/** The newest line of the history that is no mail: those are sent at their own time. */
async function lastLine(id: number): Promise<Line | undefined> {
  const lines = (await agent.get(`/leads/${id}/history`)).json<Line[]>()
  return lines.find(({ action }) => !action.startsWith('mail.'))
}
const changesOf = async (id: number, ...fields: string[]) =>
  (await lastLine(id))?.changes.filter(({ field }) => fields.includes(field)) ?? []

describe('POST /leads/{id}/decline-lead', () => {
  test.each([[undefined], [{}], [{ reason: null, words: '' }]])(
    'with the body %j it declines, and the reason is missing (W1/3)',
    async (body) => {
      const id = await lead()
      expect((await decline(id, body)).json()).toBe(true)
      expect(await lastReason(id)).toEqual({
        status: DECLINED,
        reason: null,
        words: null,
        at: justNow(server),
      })
      expect(await changesOf(id, 'reason', 'words')).toEqual([])
    },
  )

  test('a reason is stored and named in the history, in no mail, no public answer and no list (W1/5)', async () => {
    const id = await lead()
    const skip = await mailCount(server)
    expect((await decline(id, { reason: 8, words: ` ${WORDS} ` })).json()).toBe(true)
    expect(await lastReason(id)).toMatchObject({ status: DECLINED, reason: 8, words: WORDS })
    const line = await lastLine(id)
    expect(line?.action).toBe('lead.decline')
    expect(line?.changes).toEqual([
      { field: 'status', from: CONSIDER, to: DECLINED },
      { field: 'reason', from: null, to: 'False or missing information' },
      { field: 'words', from: null, to: WORDS },
    ])
    const [mail] = await mailsAfter(server, skip)
    expect(JSON.stringify(mail)).not.toMatch(/False or missing|guarantor/)
    const pages = tenantPagesOf(server)
    const page = await pages.open(await pages.link(id), { lastName: (await read(id)).lastName })
    expect(page.json()).toMatchObject({ id, status: DECLINED })
    expect(page.body).not.toMatch(/False or missing|guarantor/)
    const list = await agent.get('/leads/reservations/1/10')
    expect(list.body).toContain(`"id":${id}`)
    expect(list.body).not.toMatch(/lastReason|guarantor/)
  })

  test.each([
    [{ words: WORDS }, ['reason', 'required']],
    [{ reason: 10 }, ['reason', 'enumerable']],
    [{ reason: 'Other' }, ['reason', 'enumerable']],
    [{ reason: 9 }, ['words', 'required']],
    [{ reason: 9, words: 'short' }, ['words', 'minlength']],
    [{ reason: 1, words: 'x'.repeat(1001) }, ['words', 'maxlength']],
  ])('with the body %j: 422 %j, and nothing changes (W1/2)', async (body, [attribute = '', name = '']) => {
    const id = await lead()
    const response = await decline(id, body)
    expect([response.statusCode, response.json()]).toEqual([422, fieldError(attribute, name)])
    expect(await read(id)).toMatchObject({ status: CONSIDER, lastReason: null })
  })
})

describe('a save with another status', () => {
  test.each([CANCELLED, DECLINED])('to %i records its reason in the line of the save', async (status) => {
    const id = await lead({ status: 3 })
    expect((await save(id, { status, statusReason: { reason: 4, words: WORDS } })).json()).toBe(true)
    expect(await lastReason(id)).toMatchObject({ status, reason: 4, words: WORDS })
    expect((await changesOf(id, 'reason', 'words')).map(({ to }) => to)).toEqual([
      status === CANCELLED ? 'Home not available' : 'Home no longer available',
      WORDS,
    ])
  })

  test('without one it is missing; a save within the status records nothing', async () => {
    const id = await lead({ status: 3 })
    expect((await save(id, { status: CANCELLED })).json()).toBe(true)
    expect(await lastReason(id)).toMatchObject({ status: CANCELLED, reason: null })
    const given = { notes: 'Rang', statusReason: { reason: 99 } }
    expect((await save(id, { status: CANCELLED, ...given })).json()).toBe(true)
    expect(await lastReason(id)).toMatchObject({ status: CANCELLED, reason: null })
  })

  test.each([
    [{ reason: 8 }, 'statusReason.reason', 'enumerable'],
    [{ words: WORDS }, 'statusReason.reason', 'required'],
    [{ reason: 7, words: 'short' }, 'statusReason.words', 'minlength'],
    ['late', 'statusReason', 'invalid'],
  ])('with the reason %j: 422 %s %s, and nothing is saved', async (statusReason, attribute, name) => {
    const id = await lead({ status: 3 })
    const response = await save(id, { status: CANCELLED, notes: 'Rang', statusReason })
    expect([response.statusCode, response.json()]).toEqual([422, fieldError(attribute, name)])
    expect(await read(id)).toMatchObject({ status: 3, notes: null, lastReason: null })
  })

  test('each decline has a reason of its own; the last one counts', async () => {
    const id = await lead()
    await decline(id, { reason: 2 })
    await save(id, { status: CONSIDER })
    await decline(id, { reason: 5 })
    expect(await lastReason(id)).toMatchObject({ reason: 5 })
  })
})

test('a lead created as declined has a reason, or misses it', async () => {
  const { id: _id, version: _version, ...draft } = await read(await lead())
  const body = { ...draft, property: { name: 'Harbour View 12' }, status: DECLINED }
  const withReason = (await agent.post('/leads', { ...body, statusReason: { reason: 7 } })).json()
  expect(await lastReason(withReason.id)).toMatchObject({ status: DECLINED, reason: 7 })
  const without = (await agent.post('/leads', body)).json()
  expect(await lastReason(without.id)).toMatchObject({ status: DECLINED, reason: null })
})

describe('POST /leads/{id}/status-reason', () => {
  test('records a missing reason once, without a new version', async () => {
    const id = await lead()
    await decline(id)
    const before = await read(id)
    const pushes = pushesOf(server)
    expect((await record(id, { reason: 6, words: '' })).json()).toBe(true)
    expect(pushes()).toEqual(['leads-refresh'])
    const after = await read(id)
    expect(after).toEqual({ ...before, lastReason: { ...before.lastReason, reason: 6 } })
    expect(await lastLine(id)).toMatchObject({
      action: 'lead.reason',
      changes: [{ field: 'reason', from: null, to: 'Too many people for the home' }],
    })
    expect((await record(id, { reason: 1 })).json()).toBe(false)
    expect(await lastReason(id)).toMatchObject({ reason: 6 })
  })

  test('a lead that got there before counts as missing', async () => {
    const id = await lead({ status: CANCELLED })
    expect(await lastReason(id)).toBeNull()
    expect((await record(id, { reason: 2 })).json()).toBe(true)
    expect(await lastReason(id)).toMatchObject({ status: CANCELLED, reason: 2 })
  })

  test('false once the lead has moved on, and for the reason of another status', async () => {
    const id = await lead()
    await decline(id)
    await save(id, { status: 7, reservationSentDate: 1_800_000_000 })
    expect((await record(id, { reason: 1 })).json()).toBe(false)
    await save(id, { status: CANCELLED })
    // 8 is a reason for declining only.
    expect((await record(id, { reason: 8 })).statusCode).toBe(422)
    expect((await record(id, { reason: 7, words: 'short' })).json()).toEqual(fieldError('words', 'minlength'))
  })

  test('403 by the section of the lead, 404', async () => {
    const id = await lead({ status: DECLINED })
    const others = await caller(server, 'viewings-view')
    expect((await others.post(`/leads/${id}/status-reason`, { reason: 1 })).statusCode).toBe(403)
    expect((await record(2_147_483_647, { reason: 1 })).statusCode).toBe(404)
  })

  test('of two at once, one is recorded', async () => {
    const id = await lead()
    await decline(id)
    const both = await Promise.all([record(id, { reason: 1 }), record(id, { reason: 2 })])
    expect(both.filter((response) => response.json() === true)).toHaveLength(1)
  })
})
