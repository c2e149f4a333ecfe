import type { Lead, LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Report } from '@latchkey/domain/reports/report.contract'
import type { ReportFigure } from '@latchkey/domain/reports/report-figures'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymous, caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead, leadBody } from '../_leads.ts'
import { fieldError } from '../_staff.ts'

const PERIOD = { from: '2026-02-23', to: '2026-03-08' }
const THIS_WEEK = '2026-03-02'
const dates = createDateFormatter('Europe/London')
const moment = (local: string): Date => new Date((dates.fromLocalInput(local) ?? Number.NaN) * 1000)

const server = await serverOfFile({ config: { intakeKeys: ['key'] } })
const owner = await caller(
  server,
  'reports-view',
  'lists-export',
  'enquiries-view',
  'viewings-view',
  'reservations-view',
)
beforeEach(async () => {
  server.clock.reset()
  await server.db.updateTable('lead').set({ deleted_at: new Date() }).execute()
})

const inWords = (query: object) => new URLSearchParams({ ...query }).toString()
const report = async (over: object = {}) =>
  (await owner.get(`/reports?${inWords({ ...PERIOD, ...over })}`)).json<Report>()
const behind = async (figure: ReportFigure, over: object = {}, who = owner) =>
  (await who.get(`/reports/leads/1/100?${inWords({ ...PERIOD, figure, ...over })}`)).json<Page<LeadRow>>()
const exported = (over: object) => owner.post('/export/reports', { ...PERIOD, format: 'csv', ...over })
const countsOf = ({ funnel }: Report) => Object.fromEntries(funnel.map(({ step, count }) => [step, count]))
const weekOf = ({ enquiriesByWeek: { sources, weeks } }: Report, source: string, week = THIS_WEEK) =>
  weeks.find((each) => each.week === week)?.counts[sources.indexOf(source)]
const submitted = (over: object = {}) =>
  insertLead(server.db, { submitted_at: moment('2026-03-02T08:00'), source: 'LetSpot', ...over })

describe('enquiries by week', () => {
  test('five intakes of a new source are its bar of this week, and the list behind it (V2/1)', async () => {
    for (let nr = 0; nr < 5; nr += 1)
      await server.app.inject({
        method: 'POST',
        url: '/api/intake/enquiries',
        headers: { 'x-intake-key': 'key' },
        payload: {
          firstName: 'Ann',
          lastName: 'Lee',
          email: `n${nr}@example.com`,
          phone: '07700 900123',
          source: 'NewPortal',
          property: { name: 'Plot 1' },
        },
      })
    await submitted()
    const { enquiriesByWeek } = await report()
    expect(enquiriesByWeek.sources).toEqual(['NewPortal', 'LetSpot', 'other'])
    expect(weekOf(await report(), 'NewPortal')).toBe(5)
    const { total, models } = await behind('enquiries', { source: 'NewPortal', week: THIS_WEEK })
    expect(total).toBe(5)
    expect(models).toHaveLength(5)
  })

  test('the eight largest have a series of their own, all others one; staff typed in the rest', async () => {
    for (let nr = 0; nr < 9; nr += 1) {
      await submitted({ source: `Portal ${nr}` })
      if (nr > 0) await submitted({ source: `Portal ${nr}` })
    }
    const staff = await owner.post('/leads', leadBody())
    expect(staff.statusCode).toBe(200)
    const { enquiriesByWeek } = await report()
    expect(enquiriesByWeek.sources).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((nr) => `Portal ${nr}`).concat('other'),
    )
    expect(weekOf(await report(), 'other')).toBe(2)
    const { models } = await behind('enquiries', { source: 'other' })
    expect(models).toHaveLength(2)
    expect(weekOf(await report({ source: 'Typed in by staff' }), 'Typed in by staff')).toBe(1)
  })

  test('a Sunday at 23:30 in summer is in that week, not the next (V2/6)', async () => {
    await submitted({ submitted_at: new Date('2026-07-05T22:30:00Z') })
    const summer = await report({ from: '2026-06-29', to: '2026-07-12' })
    expect([weekOf(summer, 'LetSpot', '2026-06-29'), weekOf(summer, 'LetSpot', '2026-07-06')]).toEqual([1, 0])
    expect(countsOf(await report({ from: '2026-07-06', to: '2026-07-12' }))).toMatchObject({ enquiries: 0 })
  })

  test('weeks without enquiries are there, also across a clock change; the last day counts', async () => {
    await submitted({ submitted_at: moment('2026-04-05T23:59') })
    const { enquiriesByWeek } = await report({ from: '2026-03-18', to: '2026-04-05' })
    expect(enquiriesByWeek.weeks).toEqual([
      { week: '2026-03-16', counts: [0, 0] },
      { week: '2026-03-23', counts: [0, 0] },
      { week: '2026-03-30', counts: [1, 0] },
    ])
  })
})

describe('from enquiry to reservation', () => {
  test('a lead that reaches 7 without a viewing counts for both; moving back takes nothing away (V2/3)', async () => {
    const id = await submitted()
    await submitted()
    const lead = (await owner.get(`/leads/${id}`)).json<Lead>()
    const save = async (status: number) => {
      const { version } = (await owner.get(`/leads/${id}`)).json<Lead>()
      const body = leadBody({
        ...lead,
        status,
        version,
        reservationSentDate: Math.floor(server.clock.now / 1000),
      })
      expect((await owner.post(`/leads/${id}`, body)).statusCode).toBe(200)
    }
    await save(7)
    const { funnel } = await report()
    expect(funnel).toEqual([
      { step: 'enquiries', count: 2, ofPrevious: null },
      { step: 'viewing', count: 1, ofPrevious: 50 },
      { step: 'reservation', count: 1, ofPrevious: 100 },
      { step: 'complete', count: 0, ofPrevious: 0 },
    ])
    await save(1)
    expect(countsOf(await report())).toMatchObject({ viewing: 1, reservation: 1 })
    expect((await behind('reservation')).models.map((row) => row.id)).toEqual([id])
  })

  test('of nothing there is no share', async () => {
    expect((await report()).funnel.map(({ ofPrevious }) => ofPrevious)).toEqual([null, null, null, null])
  })
})

describe('time to first answer', () => {
  test('of 10, 20, 30 and 100 minutes the median is 20 and the slowest tenth 100 (V2/4)', async () => {
    for (const minutes of [100, 10, 30, 20])
      await submitted({ first_answered_at: moment('2026-03-02T09:00'), first_answer_minutes: minutes })
    const { firstAnswer } = await report()
    expect(firstAnswer).toMatchObject({ median: 20, p90: 100, answered: 4, unanswered: 0 })
    expect(firstAnswer.weeks).toEqual([
      { week: '2026-02-23', median: null, p90: null },
      { week: THIS_WEEK, median: 20, p90: 100 },
    ])
  })

  test('typed in by staff is answered, without minutes; waiting is not', async () => {
    await owner.post('/leads', leadBody())
    await submitted()
    expect((await report()).firstAnswer).toMatchObject({
      median: null,
      p90: null,
      answered: 1,
      unanswered: 1,
    })
    expect([(await behind('answered')).total, (await behind('unanswered')).total]).toEqual([1, 1])
  })
})

describe('outcomes of viewings', () => {
  test('a row for each viewing, under its agent; not recorded is a scheduled one in the past', async () => {
    const other = await caller(server, 'viewings-view')
    const id = await submitted({ status: 5 })
    const outcome = { lead_id: id, by_user_id: null, at: moment('2026-03-02T10:00') }
    await server.db
      .insertInto('viewing_outcome')
      .values([
        { ...outcome, viewing_at: moment('2026-02-24T10:00'), agent_id: owner.userId, outcome: 2 },
        { ...outcome, viewing_at: moment('2026-03-01T10:00'), agent_id: other.userId, outcome: 1 },
        { ...outcome, viewing_at: moment('2026-02-25T10:00'), agent_id: owner.userId, outcome: 2 },
        { ...outcome, viewing_at: moment('2026-01-25T10:00'), agent_id: owner.userId, outcome: 3 },
      ])
      .execute()
    await submitted({ status: 4, viewing_at: moment('2026-03-02T08:59'), viewing_user_id: other.userId })
    await submitted({ status: 4, viewing_at: moment('2026-03-02T09:01'), viewing_user_id: other.userId })
    expect((await report()).outcomes).toEqual({
      attended: 1,
      noShow: 2,
      cancelledByApplicant: 0,
      cancelledByUs: 0,
      notRecorded: 1,
    })
    expect((await behind('no-show')).models.map((row) => row.id)).toEqual([id, id])
    expect((await report({ agent: other.userId })).outcomes).toMatchObject({
      attended: 1,
      noShow: 0,
      notRecorded: 1,
    })
  })
})

describe('what counts', () => {
  test('a deleted lead nowhere, an anonymised one everywhere (V2/5)', async () => {
    const privacy = await caller(server, 'privacy-manage', 'enquiries-view')
    const [gone, kept] = [await submitted({ status: 2 }), await submitted({ status: 6 })]
    expect((await owner.post(`/leads/${gone}/delete`)).statusCode).toBe(200)
    const anonymised = await privacy.post('/privacy/anonymise', { ids: [kept], confirm: 'ANONYMISE' })
    expect(anonymised.json()).toEqual({ done: [kept], failed: [] })
    expect(countsOf(await report())).toMatchObject({ enquiries: 1 })
    expect((await behind('enquiries')).models).toMatchObject([{ id: kept, firstName: 'Anonymised' }])
  })

  test('the parts have names; without a project or a handler too', async () => {
    await submitted({ handler_user_id: owner.userId })
    await submitted()
    const { byAgent, byProject } = await report()
    expect(byAgent).toMatchObject([
      { id: owner.userId, name: owner.username, enquiries: 1 },
      { id: null, name: 'Nobody', enquiries: 1 },
    ])
    expect(byProject).toEqual([
      { id: null, name: 'No project', enquiries: 2, viewing: 0, reservation: 0, complete: 0 },
    ])
    expect(countsOf(await report({ agent: 'none' }))).toMatchObject({ enquiries: 1 })
  })

  test('the list has the total whoever looks; email and phone only of leads that they may open (V2.6)', async () => {
    await submitted({ status: 8 })
    await submitted({ status: 1 })
    const viewer = await caller(server, 'reports-view', 'reservations-view')
    const { total, models } = await behind('enquiries', {}, viewer)
    expect(total).toBe(2)
    expect(models.map(({ status, email, phone }) => [status, email !== '', phone !== ''])).toEqual([
      [1, false, false],
      [8, true, true],
    ])
    const blind = await caller(server, 'reports-view')
    expect(
      (await behind('enquiries', {}, blind)).models.every(({ email, phone }) => email + phone === ''),
    ).toBe(true)
  })
})

describe('invalid and forbidden', () => {
  test.each<[object, string, string]>([
    [{ from: '' }, 'from', 'date'],
    [{ to: '2026-02-30' }, 'to', 'date'],
    [{ to: '2026-02-22' }, 'to', 'range'],
    [{ to: '2028-02-23' }, 'to', 'range'],
    [{ project: 'x' }, 'project', 'enumerable'],
    [{ agent: '-1' }, 'agent', 'enumerable'],
  ])('422: %j', async (over, attribute, name) => {
    const response = await owner.get(`/reports?${inWords({ ...PERIOD, ...over })}`)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual(fieldError(attribute, name))
  })

  test('two years are the longest period, and may end in the future', async () => {
    expect(countsOf(await report({ to: '2028-02-22' }))).toMatchObject({ enquiries: 0 })
  })

  test.each<[object, string, string]>([
    [{ figure: 'profit' }, 'figure', 'enumerable'],
    [{ figure: 'viewing', week: '2026-03-03' }, 'week', 'date'],
  ])('422 for the leads behind %j', async (over, attribute, name) => {
    const response = await owner.get(`/reports/leads/1/25?${inWords({ ...PERIOD, ...over })}`)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual(fieldError(attribute, name))
  })

  test('401 without sign-in; 403 without reports-view, and for an export without lists-export (V2/8)', async () => {
    const everything: Permission[] = [
      'enquiries-view',
      'viewings-view',
      'reservations-view',
      'settings-manage',
    ]
    const agent = await caller(server, ...everything, 'lists-export')
    const reader = await caller(server, 'reports-view')
    const body = { ...PERIOD, format: 'csv', table: 'funnel' }
    expect((await anonymous(server).get(`/reports?${inWords(PERIOD)}`)).statusCode).toBe(401)
    expect((await agent.get(`/reports?${inWords(PERIOD)}`)).statusCode).toBe(403)
    expect(
      (await agent.get(`/reports/leads/1/25?${inWords({ ...PERIOD, figure: 'viewing' })}`)).statusCode,
    ).toBe(403)
    expect((await agent.post('/export/reports', body)).statusCode).toBe(403)
    expect((await reader.post('/export/reports', body)).statusCode).toBe(403)
  })
})

describe('an export of a table', () => {
  test('has the table as it is shown, and is in the Audit Trail', async () => {
    await submitted({ status: 7 })
    const response = await exported({ table: 'funnel', source: 'LetSpot' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toContain('From-enquiry-to-reservation-02-03-2026.csv')
    expect(response.body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Step,Leads,Of the step before',
      'Enquiries,1,',
      'Viewing,1,100.0% of the step before',
      'Reservation,1,100.0% of the step before',
      'Complete,0,0.0% of the step before',
    ])
    const line = await server.db
      .selectFrom('audit')
      .select(['action', 'user_id', 'changes'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ action: 'list.export', user_id: owner.userId })
    expect(JSON.stringify(line.changes)).toContain('source: LetSpot')
  })

  test.each(['enquiries-by-week', 'first-answer', 'outcomes', 'by-project', 'by-agent'])(
    '%s',
    async (table) => {
      await submitted()
      const response = await exported({ table })
      expect(response.statusCode).toBe(200)
      expect(response.body.length).toBeGreaterThan(20)
    },
  )

  test('422 for another kind of file or table', async () => {
    expect((await exported({ table: 'profit' })).json()).toEqual(fieldError('table', 'enumerable'))
    expect((await exported({ table: 'funnel', format: 'pdf' })).json()).toEqual(
      fieldError('format', 'enumerable'),
    )
  })
})
