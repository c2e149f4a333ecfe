import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { addDays } from '@latchkey/domain/platform/values/days'
import type { Report } from '@latchkey/domain/reports/report.contract'
import {
  FUNNEL_STEPS,
  REPORT_FIGURES,
  REPORTED_OUTCOMES,
  type ReportFigure,
} from '@latchkey/domain/reports/report-figures'
import { beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '../../src/demo/random.ts'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { makeLeads, type MadeLead } from './_made-leads.ts'
import { recompute, type Chosen } from './_recomputed.ts'

const LEADS = 150
const REPORTS_PER_SEED = 8

const server = await serverOfFile()
const owner = await caller(server, 'reports-view', 'enquiries-view')

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
  expect(response.statusCode).toBe(200)
  return response.json<Body>()
}

const inOrder = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other)

/** All rows, in two pages. */
async function behind(chosen: Chosen, figure: ReportFigure) {
  const page = (nr: number) => read<Page<LeadRow>>(`/reports/leads/${nr}/100`, { ...chosen, figure })
  const [first, second] = [await page(1), await page(2)]
  return { total: first.total, models: [...first.models, ...second.models] }
}

describe.each([1, 2, 3])('random leads and histories, seed %i', (seed) => {
  let leads: MadeLead[]
  beforeAll(async () => {
    await server.db.updateTable('lead').set({ deleted_at: new Date() }).execute()
    leads = await makeLeads(server.db, seed, { now: server.clock.now, count: LEADS })
  })

  test('every figure is what a plain count gives, and every list behind one has its leads (V2/2)', async () => {
    for (const chosen of chosenBy(seed, leads)) {
      const expected = recompute(leads, chosen, server.clock.now)
      const report = await read<Report>('/reports', chosen)
      // With the choice, which a failure then shows.
      expect({ chosen, ...figuresOf(report) }).toEqual({ chosen, ...expectedFigures(report, expected) })
      expect({ chosen, sums: sumsOf(report) }).toEqual({ chosen, sums: expectedSums(expected) })
      for (const figure of REPORT_FIGURES) {
        const ids = inOrder(expected.behind.get(figure) ?? [])
        const { total, models } = await behind(chosen, figure)
        expect({ chosen, figure, total, ids: inOrder(models.map(({ id }) => id)) }).toEqual({
          chosen,
          figure,
          total: ids.length,
          ids,
        })
      }
    }
  })
})

type Recomputed = ReturnType<typeof recompute>

const figuresOf = ({ enquiriesByWeek, funnel, firstAnswer, outcomes, byProject, byAgent }: Report) => ({
  enquiriesByWeek,
  funnel: funnel.map(({ count }) => count),
  firstAnswer,
  outcomes,
  byProject: byProject.map(({ name: _name, ...part }) => part),
  byAgent: byAgent.map(({ name: _name, ...part }) => part),
})

/** For the weeks and parts that the report has. */
function expectedFigures({ enquiriesByWeek, firstAnswer, byProject, byAgent }: Report, expected: Recomputed) {
  const { sources } = expected
  return {
    enquiriesByWeek: {
      sources,
      weeks: enquiriesByWeek.weeks.map(({ week }) => ({
        week,
        counts: sources.map((source) => expected.inWeek(week, source, sources)),
      })),
    },
    funnel: FUNNEL_STEPS.map(expected.countOf),
    firstAnswer: {
      ...expected.minutes(null),
      answered: expected.countOf('answered'),
      unanswered: expected.countOf('unanswered'),
      weeks: firstAnswer.weeks.map(({ week }) => ({ week, ...expected.minutes(week) })),
    },
    outcomes: Object.fromEntries(
      REPORTED_OUTCOMES.map(({ name, figure }) => [name, expected.countOf(figure)]),
    ),
    byProject: byProject.map(({ id }) => ({ id, ...expected.part(({ projectId }) => projectId, id) })),
    byAgent: byAgent.map(({ id }) => ({ id, ...expected.part(({ handlerId }) => handlerId, id) })),
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** All enquiries by week and by answer, and each step by project and by agent. */
const sumsOf = ({ enquiriesByWeek, firstAnswer, byProject, byAgent }: Report) => ({
  byWeek: sum(enquiriesByWeek.weeks.flatMap(({ counts }) => counts)),
  byAnswer: firstAnswer.answered + firstAnswer.unanswered,
  byProject: FUNNEL_STEPS.map((step) => sum(byProject.map((part) => part[step]))),
  byAgent: FUNNEL_STEPS.map((step) => sum(byAgent.map((part) => part[step]))),
})

function expectedSums({ countOf }: Recomputed) {
  const steps = FUNNEL_STEPS.map(countOf)
  return { byWeek: countOf('enquiries'), byAnswer: countOf('enquiries'), byProject: steps, byAgent: steps }
}
