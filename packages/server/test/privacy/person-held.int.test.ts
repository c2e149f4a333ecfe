import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import type { PersonLead } from '@latchkey/domain/privacy/person/person.contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import { caller } from '../_caller.ts'
import { mergesOf } from '../duplicates/_pairs.ts'
import { justNow } from '../_clock.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody } from '../_leads.ts'
import { filesOf, heldOn, personOf } from './_download.ts'
import { aFullLead, at } from './_full-lead.ts'

const STAFF = 'a member of staff'

/** Holds every permission; their name is in no download. */
const server = await serverOfFile()
const officer = await caller(server, 'privacy-manage')
const agent = await caller(server, ...PERMISSIONS)
await server.db
  .updateTable('app_user')
  .set({ username: 'zoltan-username@x.uk', first_name: 'Zoltan-first', last_name: 'Zoltan-last' })
  .where('id', '=', agent.userId)
  .execute()

const asJson = ({ history: _history, ...lead }: PersonLead): string => JSON.stringify(lead)

/** Columns that are not about the person. */
const LEFT_OUT = [
  // The stock record of the home; its copy is in the download.
  'property_id',
  // Of reviews of old records.
  'keep_until',
  'anonymised_at',
  // When the statuses of the history were reached.
  'viewing_reached_at',
  'reservation_reached_at',
  'complete_reached_at',
]

describe('the fields of a lead', () => {
  test('all are in words', async () => {
    const id = await aFullLead(server, agent.userId)
    const { details, answers, home, notes, viewing, feedback, reservation } = await heldOn(officer, id)
    expect(details).toEqual({
      id,
      firstName: 'Ivy',
      lastName: 'Moss',
      email: 'ivy@x.uk',
      phone: '07700 900111',
      addressLine1: '1 Own Street',
      addressLine2: 'Floor 2',
      city: 'Leeds',
      country: 'UK',
      postcode: 'LS1 4AP',
      crmEnquiryUuid: 'crm-1',
      status: 'Reservation declined',
      dateSubmitted: '2026-03-01T08:00:00.000Z',
      source: 'HomeFinder',
      externalId: expect.stringMatching(/^portal-/) as string,
      importedFrom: 'Old CRM',
      importReference: 'MKT1',
      handler: STAFF,
      handledSince: '2026-03-01T09:00:00.000Z',
      firstAnsweredAt: '2026-03-01T10:00:00.000Z',
      firstAnsweredHow: 'By phone',
      firstAnsweredBy: STAFF,
      firstAnswerMinutes: 60,
      deletedAt: '2026-03-20T10:00:00.000Z',
      mergedInto: expect.any(Number) as number,
    })
    expect(answers).toMatchObject({
      howWillYouPay: expect.stringMatching(/^\D+$/) as string,
      desiredBedrooms: 2,
      pets: 'A cat',
      desiredViewingDate: '2026-03-09T15:00:00.000Z',
      // A day in business time, an hour ahead of UTC then.
      desiredMoveDate: '2026-05-01',
      rightToRentShareCode: true,
      parkingRequired: false,
      qualifyingNotes: 'Quiet, please.',
    })
    expect(home).toMatchObject({ name: 'Harbour View 12', unitType: 'Apartment', bedrooms: 2 })
    expect(notes).toBe('Rang twice.\n<script>alert(1)</script>')
    expect(viewing).toEqual({
      viewingDate: '2026-03-10T15:00:00.000Z',
      agent: STAFF,
      confirmedAt: '2026-03-02T09:00:00.000Z',
      remindedFor: '2026-03-10T15:00:00.000Z',
      outcome: 'Attended',
    })
    expect(feedback).toEqual({ at: '2026-03-11T10:00:00.000Z', interested: 'Yes', words: 'Lovely light.' })
    expect(reservation).toEqual({
      reservationSentDate: '2026-03-11T09:00:00.000Z',
      reservationCompleteDate: '2026-03-12T09:00:00.000Z',
      referencingResult: 'Accepted',
      highestRent: 1300.5,
      offeredRent: 1250,
      adults: 2,
    })
  })

  test('each column that can be empty is in the download, or left out on purpose', async () => {
    const { rows } = await sql<{ column: keyof LeadTable }>`
      select column_name as column from information_schema.columns
      where table_name = 'lead' and table_schema = current_schema() and is_nullable = 'YES'
        and is_generated = 'NEVER'`.execute(server.db)
    expect(rows.length).toBeGreaterThan(50)
    const id = await aFullLead(server, agent.userId)
    const before = await server.db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const whole = asJson(await heldOn(officer, id))
    const missing = []
    for (const { column } of rows) {
      await sql`update lead set ${sql.ref(column)} = null where id = ${id}`.execute(server.db)
      if (asJson(await heldOn(officer, id)) === whole) missing.push(column)
      await sql`update lead set ${sql.ref(column)} = ${before[column]} where id = ${id}`.execute(server.db)
    }
    expect(missing.filter((column) => !LEFT_OUT.includes(column))).toEqual([])
  })
})

describe('the records of a lead', () => {
  test('reasons, outcomes, deposits, checks, mails and links are in it', async () => {
    const id = await insertLead(server.db, { first_name: 'Ivy', last_name: 'Moss' })
    const [lead_id, when] = [id, at('2026-03-05T09:00:00Z')]
    const { db } = server
    await db
      .insertInto('lead_status_reason')
      .values([
        { lead_id, status: 6, reason: 3, words: 'Agent ill.', user_id: agent.userId, at: when },
        { lead_id, status: 10, reason: null, user_id: null, at: when },
      ])
      .execute()
    await db
      .insertInto('viewing_outcome')
      .values({ lead_id, viewing_at: when, agent_id: agent.userId, outcome: 2, by_user_id: null, at: when })
      .execute()
    await db
      .insertInto('holding_deposit')
      .values({
        lead_id,
        property_id: null,
        amount_pence: 28_846,
        rent_pence: 125_000,
        received_on: '2026-03-01',
        deadline_on: '2026-03-15',
        is_agreed: false,
        outcome: 2,
        outcome_on: '2026-03-10',
        reason: 'The applicant withdrew.',
        created_by: agent.userId,
        at: when,
      })
      .execute()
    const check = { lead_id, checked_on: '2026-03-02', checked_by: agent.userId }
    await db
      .insertInto('right_to_rent_check')
      .values([
        { ...check, adult_name: 'Otto Other-adult', kind: 5, expires_on: '2026-12-31' },
        { ...check, adult_name: ' ivy  MOSS', kind: 1 },
        { ...check, adult_name: 'Una Other-adult', kind: 2, deleted_at: when },
        { ...check, adult_name: 'otto other-adult ', kind: 4 },
      ])
      .execute()
    await db
      .insertInto('mail_log')
      .values({ lead_id, kind: 'feedback', subject: 'How was it?', queued_at: when, sent_at: when })
      .execute()
    await db
      .insertInto('lead_token')
      .values({
        lead_id,
        purpose: 'page',
        token_hashes: [Buffer.from('marked-hash')],
        created_at: when,
        expires_at: at('2026-09-01T09:00:00Z'),
      })
      .execute()

    const held = await heldOn(officer, id)
    const moment = when.toISOString()
    expect(held.reasons).toEqual([
      { at: moment, status: 'Reservation declined', reason: null, words: null, by: null },
      {
        at: moment,
        status: 'Viewing cancelled',
        reason: 'Agent not available',
        words: 'Agent ill.',
        by: STAFF,
      },
    ])
    expect(held.outcomes).toEqual([
      { viewingDate: moment, agent: STAFF, outcome: 'No show', by: null, at: moment },
    ])
    expect(held.deposits).toEqual([
      {
        amount: 288.46,
        rent: 1250,
        receivedOn: '2026-03-01',
        deadlineOn: '2026-03-15',
        isAgreed: false,
        outcome: 'Kept',
        outcomeOn: '2026-03-10',
        reason: 'The applicant withdrew.',
        by: STAFF,
        at: moment,
      },
    ])
    const checked = { checkedOn: '2026-03-02', validUntil: null, by: STAFF, deletedAt: null }
    expect(held.rightToRentChecks).toEqual([
      { ...checked, adult: 'Adult 2', how: 'Document with time limit', validUntil: '2026-12-31' },
      { ...checked, adult: ' ivy  MOSS', how: 'British or Irish passport' },
      { ...checked, adult: 'Adult 3', how: 'Online check with share code', deletedAt: moment },
      { ...checked, adult: 'Adult 2', how: 'Other document without time limit' },
    ])
    expect(held.mails).toEqual([{ at: moment, subject: 'How was it?', state: 'Sent', sentAt: moment }])
    expect(held.links).toEqual([
      {
        purpose: "The applicant's page",
        createdAt: moment,
        expiresAt: '2026-09-01T09:00:00.000Z',
        usedAt: null,
        cancelledAt: null,
      },
    ])
    const all = Object.values(await filesOf(officer, id)).join('\n')
    expect(all).not.toContain('Other-adult')
    expect(all).not.toMatch(/marked-hash|token|hash/i)
    expect(all).not.toContain(Buffer.from('marked-hash').toString('base64'))
    expect(all).not.toContain(Buffer.from('marked-hash').toString('hex'))
  })

  test('the history is in words and whole, without the names of staff and of other people', async () => {
    const notes = 'x'.repeat(1000)
    const merges = mergesOf(server)
    const { kept, other } = await merges.pair({}, { last_name: 'Otherlead' })
    await agent.post(`/leads/${kept}/assign`, { userId: agent.userId, from: null })
    const lead = (await agent.get(`/leads/${kept}`)).json<object>()
    const viewing = { status: 3, viewingDate: 1_800_000_000, viewingUserId: agent.userId }
    const { property } = leadBody()
    const saved = await agent.post(`/leads/${kept}`, { ...lead, ...viewing, notes, property })
    expect(saved.statusCode).toBe(200)
    expect((await merges.merge(agent, kept, other)).statusCode).toBe(200)
    await server.db
      .insertInto('audit')
      .values([
        {
          user_id: null,
          address: '203.0.113.9',
          action: 'lead.questionnaire',
          entity: 'lead',
          entity_id: kept,
          changes: JSON.stringify([{ field: 'howWillYouPay', from: null, to: 1 }]),
        },
        {
          user_id: agent.userId,
          address: '203.0.113.250',
          action: 'lead.update',
          entity: 'lead',
          entity_id: kept,
          changes: JSON.stringify([
            { field: 'rightToRent.adultName', from: 'Otto Other-adult', to: 'Una Other-adult' },
          ]),
        },
      ])
      .execute()

    const { history, answers: _answers } = await heldOn(officer, kept)
    const changes = history.flatMap((line) => line.changes)
    expect(changes).toContainEqual({ field: 'Notes', from: null, to: notes })
    expect(changes).toContainEqual({ field: 'Agent', from: null, to: STAFF })
    expect(changes).toContainEqual({ field: 'Merged with', from: null, to: 'another enquiry' })
    expect(changes).toContainEqual(expect.objectContaining({ from: 'Adult 2', to: 'Adult 3' }))
    const [, answered] = history
    expect(answered).toMatchObject({ action: 'Questionnaire answered', by: null, address: '203.0.113.9' })
    expect(answered?.changes[0]).toMatchObject({
      field: 'Income source',
      to: expect.stringMatching(/^\D+$/) as string,
    })
    expect(history.map(({ action }) => action)).toContain('Lead opened')
    expect(history.filter(({ by }) => by === STAFF).map(({ address }) => address)).not.toContain(
      '203.0.113.250',
    )

    const files = Object.values(await filesOf(officer, kept)).join('\n')
    expect(files).not.toMatch(/zoltan|Otherlead|Other-adult/i)
    expect(JSON.stringify(await personOf(officer, kept, other))).toContain('"to":"Ann Otherlead"')
  })

  test('an enquiry and a deleted lead, newest first, with staff notes and income source (W6/1)', async () => {
    const income = { how_will_you_pay: 4 }
    const open = await insertLead(server.db, { notes: 'Prefers email.', ...income })
    const deleted = await insertLead(server.db, {
      notes: 'Rang in 2024.',
      ...income,
      submitted_at: at('2024-01-01T00:00:00Z'),
      deleted_at: at('2026-01-01T00:00:00Z'),
    })
    const { leads, madeAt } = await personOf(officer, deleted, open)
    expect(new Date(madeAt ?? 0)).toEqual(justNow(server))
    expect(leads.map(({ details }) => details.id)).toEqual([open, deleted])
    expect(leads.map(({ notes }) => notes)).toEqual(['Prefers email.', 'Rang in 2024.'])
    const page = (await filesOf(officer, open, deleted))['person.html']
    const [lead] = leads
    for (const text of [
      'Prefers email.',
      'Rang in 2024.',
      'Income source',
      lead?.answers.howWillYouPay ?? '-',
    ])
      expect(page).toContain(text)
  })
})
