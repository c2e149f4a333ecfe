import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { addDays } from '@latchkey/domain/platform/values/days'
import type { Report } from '@latchkey/domain/reports/report.contract'
import { FUNNEL_STEPS, REPORT_FIGURES, REPORTED_OUTCOMES } from '@latchkey/domain/reports/report.figures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/demo/random.ts'
import { caller, type Caller } from '../_caller.ts'
import { startTestServer, type TestServer } from '../_harness.ts'
import { makeLeads, type MadeLead } from './_made-leads.ts'
import { recompute, sumOf, type Chosen } from './_recomputed.ts'

const LEADS = 150
const REPORTS_PER_SEED = 8

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startTestServer()
  owner = await caller(server, 'reports-view', 'enquiries-view')
})
afterAll(() => server.close())

/** Periods of all lengths, and each choice in one of two reports. */
function chosenBy(seed: number, leads: readonly MadeLead[]): Chosen[] {
  const random = randomFrom(seed)
  return Array.from({ length: REPORTS_PER_SEED }, () => {
    const from = addDays('2026-03-02', -random.whole(0, 130))
    const lead = random.pick(leads)
    const some = (text: string) => (random.chance(0.5) ? text : '')
    return {
      from,
      to: addDays(from, random.whole(0, 140)),
      project: some(random.chance(0.3) ? 'none' : String(lead.projectId ?? 'none')),
      agent: some(random.chance(0.3) ? 'none' : String(lead.handlerId ?? 'none')),
      source: some(random.chance(0.3) ? 'other' : (lead.source ?? 'Typed in by staff')),
    }
  })
}

const read = async <Body>(path: string, query: object): Promise<Body> => {
  const response = await owner.get(`${path}?${new URLSearchParams({ ...query }).toString()}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Body>()
}

describe.each([1, 2, 3])('random leads and histories, seed %i', (seed) => {
  let leads: MadeLead[]
  beforeAll(async () => {
    await server.db.updateTable('lead').set({ deleted_at: new Date() }).execute()
    leads = await makeLeads(server.db, seed, { now: server.clock.now, count: LEADS })
  })

  test('every figure is what a plain count gives, and every list behind one has its leads (V2/2)', async () => {
    for (const chosen of chosenBy(seed, leads)) {
      const where = JSON.stringify(chosen)
      const expected = recompute(leads, chosen, server.clock.now)
      const report = await read<Report>('/reports', chosen)

      const { sources, weeks } = report.enquiriesByWeek
      expect(sources, where).toEqual(expected.sources)
      for (const { week, counts } of weeks)
        expect(counts, `${where} ${week}`).toEqual(
          sources.map((source) => expected.inWeek(week, source, sources)),
        )
      expect(
        report.funnel.map(({ count }) => count),
        where,
      ).toEqual(FUNNEL_STEPS.map(expected.countOf))
      const { median, p90, answered, unanswered } = report.firstAnswer
      expect({ median, p90 }, where).toEqual(expected.minutes(null))
      expect([answered, unanswered], where).toEqual([
        expected.countOf('answered'),
        expected.countOf('unanswered'),
      ])
      for (const { week, ...minutes } of report.firstAnswer.weeks)
        expect(minutes, `${where} ${week}`).toEqual(expected.minutes(week))
      for (const { name, figure } of REPORTED_OUTCOMES)
        expect(report.outcomes[name], `${where} ${name}`).toBe(expected.countOf(figure))
      for (const { id, name: _name, ...counts } of report.byProject)
        expect(counts, where).toEqual(expected.part(({ projectId }) => projectId, id))
      for (const { id, name: _name, ...counts } of report.byAgent)
        expect(counts, where).toEqual(expected.part(({ handlerId }) => handlerId, id))

      const enquiries = expected.countOf('enquiries')
      expect(
        weeks.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0),
        where,
      ).toBe(enquiries)
      expect(answered + unanswered, where).toBe(enquiries)
      for (const step of FUNNEL_STEPS)
        expect([sumOf(report.byProject, step), sumOf(report.byAgent, step)], where).toEqual([
          expected.countOf(step),
          expected.countOf(step),
        ])

      for (const figure of REPORT_FIGURES) {
        const { total, models } = await read<Page<LeadRow>>('/reports/leads/1/100', { ...chosen, figure })
        const ids = expected.behind.get(figure) ?? []
        expect(total, `${where} ${figure}`).toBe(ids.length)
        if (total <= 100)
          expect(models.map(({ id }) => id).toSorted(), `${where} ${figure}`).toEqual(ids.toSorted())
      }
    }
  })
})
