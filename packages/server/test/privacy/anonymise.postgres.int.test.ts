import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { LeadsRefresh } from '@latchkey/domain/platform/events.contract'
import type { AnonymiseReport } from '@latchkey/domain/privacy/retention/retention.contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import { caller } from '../_caller.ts'
import { mergesOf } from '../duplicates/_pairs.ts'
import { intake } from '../duplicates/_intakes.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody, leadRow } from '../_leads.ts'
import { fieldError } from '../_staff.ts'
import { tenantPagesOf } from '../tenants/_tenant-page.ts'
import { aFullLead } from './_full-lead.ts'
import { filesWith, tablesWith } from './_retention.ts'

/** Holds every permission. */
const server = await serverOfFile()
const officer = await caller(server, 'privacy-manage')
const staff = await caller(server, ...PERMISSIONS)
const merges = mergesOf(server)
const tenants = tenantPagesOf(server)

const anonymise = (...ids: number[]) => officer.post('/privacy/anonymise', { ids, confirm: 'ANONYMISE' })
const anonymised = async (...ids: number[]) => (await anonymise(...ids)).json<AnonymiseReport>()
const changesOf = async (id: number, action: string) =>
  (
    await server.db
      .selectFrom('audit')
      .select('changes')
      .where('entity', '=', 'lead')
      .where('entity_id', '=', id)
      .where('action', '=', action)
      .executeTakeFirstOrThrow()
  ).changes

describe('everything that says who it was', () => {
  /** In each text; the phone is recognised by its digits. */
  const MARK = 'qzvx'
  const PHONE = '07999 555777'
  const DIGITS = '7999555777'
  const TENANT_ADDRESS = '10.66.77.88'

  /** Writes the mark wherever a lead or its surroundings have words. */
  async function aMarkedLead(): Promise<{ id: number; other: number }> {
    const { db } = server
    const marked = (text: string) => `${text} ${MARK}`
    const { id } = (
      await staff.post('/leads', {
        ...leadBody(),
        firstName: marked('Ivy'),
        lastName: `${MARK}son`,
        email: `${MARK}@x.uk`,
        phone: PHONE,
        addressLine1: marked('1 High Street'),
        notes: marked('Rang'),
        crmEnquiryUuid: marked('crm'),
      })
    ).json<{ id: number }>()
    const { version } = await leadRow(server.db, id)
    const saved = await staff.post(`/leads/${id}`, {
      ...leadBody(),
      firstName: marked('Ivy'),
      lastName: `${MARK}sen`,
      email: `new-${MARK}@x.uk`,
      phone: PHONE,
      notes: marked('Rang again'),
      version,
    })
    expect(saved.statusCode).toBe(200)
    await db
      .updateTable('lead')
      .set({
        external_id: marked('portal'),
        address_line2: MARK,
        city: MARK,
        country: MARK,
        postcode: MARK,
        qualifying_notes: MARK,
        pets: MARK,
        apartment_type: MARK,
        document_status: MARK,
        feedback_words: MARK,
      })
      .where('id', '=', id)
      .execute()
    const when = new Date(server.clock.now)
    await db
      .insertInto('lead_status_reason')
      .values({ lead_id: id, status: 10, reason: 1, words: MARK, user_id: staff.userId, at: when })
      .execute()
    await db
      .insertInto('holding_deposit')
      .values({
        lead_id: id,
        property_id: null,
        amount_pence: 28_846,
        rent_pence: 125_000,
        received_on: '2026-02-01',
        deadline_on: '2026-02-15',
        is_agreed: false,
        outcome: 3,
        outcome_on: '2026-02-10',
        reason: MARK,
        created_by: staff.userId,
        at: when,
      })
      .execute()
    await db
      .insertInto('right_to_rent_check')
      .values({ lead_id: id, adult_name: marked('Otto'), kind: 1, checked_on: '2026-02-02' })
      .execute()
    const { id: media_id } = await db
      .insertInto('media')
      .values({ location: '/media/own.webp', original_name: `${MARK}.png` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('lead_image').values({ lead_id: id, media_id, position: 0 }).execute()

    // About other leads of the person, which are then another person's.
    const person = { phone: PHONE, status: 1 }
    const [other, merged] = [
      await insertLead(db, person),
      await insertLead(db, { ...person, last_name: MARK, notes: MARK }),
    ]
    const dismissed = await staff.post(`/leads/${id}/not-duplicate`, {
      otherId: other,
      reason: 3,
      words: MARK,
    })
    expect(dismissed.json()).toBe(true)
    await db.updateTable('lead').set({ phone: '07700 900123' }).where('id', '=', other).execute()
    expect((await merges.merge(staff, id, merged, { notes: 'both' })).json()).toBe(true)

    // Filters by the person.
    const query = { filters: { name: `${MARK}sen`, phone: PHONE, email: 'x' }, sort: null, limit: 25 }
    expect((await staff.post('/views/enquiries', { name: 'One person', query })).statusCode).toBe(200)
    for (const filters of [{ name: `${MARK}sen` }, { phone: DIGITS.slice(1) }])
      expect((await staff.post('/export/enquiries', { format: 'csv', filters })).statusCode).toBe(200)

    // The tenant, from an address; a mail that went and one that cannot.
    const { verification } = (
      await tenants.open(await tenants.link(id), { phone: PHONE, lastName: `${MARK}sen` })
    ).json<{ verification: string }>()
    const sent = await server.app.inject({
      method: 'POST',
      url: `/api/users/your-enquiry/${id}/send-link`,
      payload: { verification },
      remoteAddress: TENANT_ADDRESS,
    })
    expect(sent.json()).toBe(true)
    await server.settled()
    await sql`insert into pgboss.job (name, data, state, output)
      values ('mail.feedback', ${JSON.stringify({ leadId: id })}, 'failed',
        ${JSON.stringify({ message: `550 no such user new-${MARK}@x.uk` })})`.execute(db)
    await db
      .insertInto('notification')
      .values({ user_id: staff.userId, kind: 3, lead_id: id, facts: '{}', at: when })
      .execute()
    return { id, other }
  }

  test('is found in no table, no file and no answer, and the rest stays (W5/2)', async () => {
    const { id, other } = await aMarkedLead()
    expect(Object.keys(await tablesWith(server, MARK)).length).toBeGreaterThan(8)
    expect(filesWith(server, MARK)).not.toEqual([])
    const before = await leadRow(server.db, id)

    expect(await anonymised(id)).toEqual({ done: [id], failed: [] })
    for (const text of [MARK, DIGITS, PHONE]) {
      expect(await tablesWith(server, text)).toEqual({})
      expect(filesWith(server, text)).toEqual([])
    }
    const { rows: places } = await sql`select id from audit where entity_id = ${id} and entity = 'lead'
      and user_id is null and address is not null`.execute(server.db)
    expect(places).toEqual([])

    const after = await leadRow(server.db, id)
    expect(after).toMatchObject({
      first_name: 'Anonymised',
      last_name: `Lead ${id}`,
      email: `removed-${id}@anonymised.invalid`,
      phone: '0000000000',
      email_key: '',
      phone_key: ' ',
      status: before.status,
      submitted_at: before.submitted_at,
      property_name: before.property_name,
      touched_at: before.touched_at,
    })
    for (const url of [`/leads/${id}`, `/leads/${id}/history`, `/leads/${id}/mails`, '/views/enquiries'])
      expect((await staff.get(url)).body.toLowerCase()).not.toContain(MARK)
    for (const text of [MARK, 'Anonymised', DIGITS])
      expect((await staff.get(`/search?q=${text}`)).json<{ leads: object }>().leads).toEqual({
        items: [],
        more: false,
      })
    expect(await changesOf(other, 'lead.not-duplicate')).toEqual([
      { field: 'otherLead', from: '[removed]', to: '[removed]' },
      { field: 'reason', from: null, to: 3 },
      { field: 'words', from: '[removed]', to: '[removed]' },
    ])
    const [view] = (await staff.get('/views/enquiries')).json<{ query: { filters: object } }[]>()
    expect(view?.query.filters).toEqual({ email: 'x' })
    const mails = (await staff.get(`/leads/${id}/mails`)).json<{ subject: string }[]>()
    expect(mails.length).toBeGreaterThan(0)
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['[removed]']))
    const { models } = (await staff.get('/notifications/1/50')).json<{ models: { leadId: number }[] }>()
    expect(models.filter(({ leadId }) => leadId === id)).toEqual([])
  })
})

/** Columns of a lead that stay. */
const KEPT: readonly (keyof LeadTable)[] = [
  'status',
  'viewing_at',
  'viewing_user_id',
  'reservation_sent_at',
  'reservation_complete_at',
  'source',
  'budget',
  'desired_bedrooms',
  'where_heard',
  'property_id',
  'property_name',
  'property_address_line1',
  'property_address_line2',
  'property_city',
  'property_county',
  'property_postcode',
  'property_explorer_unit_uuid',
  'property_crm_uuid',
  'property_home_views_link',
  'property_unit_type',
  'property_bedrooms',
  'property_bathrooms',
  'handler_user_id',
  'handled_since',
  'first_answered_at',
  'first_answered_by',
  'first_answer_how',
  'first_answer_minutes',
  'viewing_confirmed_at',
  'outcome',
  'reminded_for',
  'feedback_interested',
  'feedback_at',
  'offered_rent_pence',
  'adults',
  'deleted_at',
  'merged_into_id',
  'keep_until',
  'anonymised_at',
  'viewing_reached_at',
  'reservation_reached_at',
  'complete_reached_at',
]

test('each column that can be empty is emptied, or kept on purpose (W5.4)', async () => {
  const id = await aFullLead(server, staff.userId)
  const before = await leadRow(server.db, id)
  await anonymise(id)
  const after = await leadRow(server.db, id)
  const { rows } = await sql<{ column: keyof LeadTable }>`
    select column_name as column from information_schema.columns
    where table_name = 'lead' and table_schema = current_schema() and is_nullable = 'YES'
      and is_generated = 'NEVER'`.execute(server.db)
  const kept = rows.map(({ column }) => column).filter((column) => after[column] !== null)
  expect(kept.filter((column) => !KEPT.includes(column))).toEqual([])
  for (const column of KEPT.filter((name) => name !== 'anonymised_at'))
    expect([column, after[column]]).toEqual([column, before[column]])
})

describe('an anonymised lead', () => {
  test('is changed by no call; its link fails; its external id is free (W5/3)', async () => {
    const externalId = 'portal-again'
    const first = await intake(server, { externalId })
    const token = await tenants.link(first)
    await anonymise(first)
    const version = (await leadRow(server.db, first)).version
    for (const [path, body] of [
      ['', { ...leadBody(), version }],
      ['/delete', undefined],
      ['/assign', { userId: null }],
      ['/answered', { how: 1 }],
      ['/deposits', { amount: 1, receivedOn: '2026-03-01' }],
      ['/right-to-rent/adults', { adults: 2 }],
    ] as const)
      expect([path, (await staff.post(`/leads/${first}${path}`, body)).statusCode]).toEqual([path, 404])
    expect((await tenants.open(token)).json()).toBe(false)
    expect(await intake(server, { externalId })).not.toBe(first)
    expect((await staff.get(`/leads/${first}`)).json()).toMatchObject({ firstName: 'Anonymised' })

    const deleted = await insertLead(server.db, { deleted_at: new Date() })
    await anonymise(deleted)
    expect((await staff.post(`/leads/${deleted}/restore`)).statusCode).toBe(404)
  })

  test('is a duplicate of nothing', async () => {
    const ids = [await insertLead(server.db), await insertLead(server.db), await insertLead(server.db)]
    await anonymise(...ids)
    const same = await insertLead(server.db, { phone: '0000000000' })
    for (const id of [...ids, same]) {
      const { possible, samePerson } = (await staff.get(`/leads/${id}/duplicates`)).json()
      expect([possible, samePerson]).toEqual([[], []])
    }
  })

  test('is audited, with the lines before it kept but their values (W5.6)', async () => {
    const { id } = (await staff.post('/leads', leadBody())).json<{ id: number }>()
    // The mail that a new lead is sent is audited too.
    await server.settled()
    const linesOf = () =>
      server.db
        .selectFrom('audit')
        .selectAll()
        .where('entity', '=', 'lead')
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
    const before = await linesOf()
    await anonymise(id)
    const [last, ...rest] = (await linesOf()).toReversed()
    expect(last).toMatchObject({ action: 'lead.anonymise', user_id: officer.userId, changes: [] })
    expect(rest.toReversed()).toEqual(
      before.map((line) => ({
        ...line,
        address: line.user_id === null ? null : line.address,
        changes: line.changes.map(({ field }) => ({ field, from: '[removed]', to: '[removed]' })),
      })),
    )
    expect(before[0]?.changes.length).toBeGreaterThan(5)
  })

  test('takes the leads merged into it with it; a merge with one is not undone (W5.5)', async () => {
    const all = await merges.pair({ status: 2 }, { status: 2 })
    await merges.merge(staff, all.kept, all.other)
    expect(await anonymised(all.kept)).toEqual({ done: [all.kept], failed: [] })
    expect((await leadRow(server.db, all.other)).first_name).toBe('Anonymised')
    const refresh = server.pushed.findLast(({ event }) => event === 'leads-refresh')
    expect(new Set((refresh?.payload as LeadsRefresh | undefined)?.ids)).toEqual(
      new Set([all.kept, all.other]),
    )
    const both = await merges.pair({ status: 2 }, { status: 2 })
    await merges.merge(staff, both.kept, both.other)
    expect(await anonymised(both.kept, both.other)).toEqual({ done: [both.kept, both.other], failed: [] })

    const one = await merges.pair({ status: 2 }, { status: 2 })
    await merges.merge(staff, one.kept, one.other)
    const history = (await staff.get(`/leads/${one.kept}/history`)).json<{ mergeId?: number }[]>()
    const mergeId = history.find((line) => line.mergeId !== undefined)?.mergeId
    await anonymise(one.other)
    expect((await leadRow(server.db, one.kept)).first_name).toBe('Ann')
    expect((await staff.post(`/leads/${one.kept}/unmerge`, { mergeId })).json()).toBe(false)
    const later = (await staff.get(`/leads/${one.kept}/history`)).json<{ canUndo?: boolean }[]>()
    expect(later.filter(({ canUndo }) => canUndo)).toEqual([])
  })
})

describe('which leads can be anonymised', () => {
  test('not those in progress, unknown, or anonymised already (W5.2, W5/4)', async () => {
    const live = [
      ...(await Promise.all([7, 8, 9, 11].map((status) => insertLead(server.db, { status })))),
      await insertLead(server.db, { status: 4, viewing_at: new Date('2026-03-03T09:00:00Z') }),
    ]
    const [free, unknown] = [await insertLead(server.db), 2_000_000]
    const before = await Promise.all(live.map((id) => leadRow(server.db, id)))
    expect(await anonymised(...live, free, unknown)).toEqual({
      done: [free],
      failed: [...live.map((id) => ({ id, reason: 'live' })), { id: unknown, reason: 'not_found' }],
    })
    expect(await Promise.all(live.map((id) => leadRow(server.db, id)))).toEqual(before)
    expect(await anonymised(free)).toEqual({ done: [], failed: [{ id: free, reason: 'done' }] })
  })

  test('not one with an open deposit', async () => {
    const id = await insertLead(server.db, { status: 10 })
    const recorded = { amount: 10, monthlyRent: 1000, receivedOn: '2026-03-01' }
    expect((await staff.post(`/leads/${id}/deposits`, recorded)).statusCode).toBe(200)
    expect(await anonymised(id)).toEqual({ done: [], failed: [{ id, reason: 'live' }] })
  })

  test('422 without the word, or for too many; 403 without the permission', async () => {
    const id = await insertLead(server.db)
    for (const [body, field, name] of [
      [{ ids: [id] }, 'confirm', 'required'],
      [{ ids: [id], confirm: 'anonymise' }, 'confirm', 'enumerable'],
      [{ ids: [], confirm: 'ANONYMISE' }, 'ids', 'required'],
      [{ ids: Array.from({ length: 101 }, (_, at) => at + 1), confirm: 'ANONYMISE' }, 'ids', 'maxlength'],
    ] as const) {
      const refused = await officer.post('/privacy/anonymise', body)
      expect([refused.statusCode, refused.json()]).toEqual([422, fieldError(field, name)])
    }
    const others = await caller(server, ...PERMISSIONS.filter((name) => name !== 'privacy-manage'))
    expect((await others.post('/privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })).statusCode).toBe(
      403,
    )
    expect((await leadRow(server.db, id)).anonymised_at).toBeNull()
  })
})
