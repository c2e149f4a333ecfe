import { handlerName } from '@latchkey/domain/leads/handler/handler.messages'
import type { Report } from '@latchkey/domain/reports/report.contract'
import { FUNNEL_STEPS, REPORTED_OUTCOMES } from '@latchkey/domain/reports/report-figures'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { filled } from '@latchkey/domain/platform/values/fields'
import { nameOrUsername } from '../platform/values/staff-name.ts'
import type { AgentRecord, AnswerRecord, PartRecord, StepCounts } from './reports.queries.ts'
import { outcomeOf } from './reports.sql.ts'

interface WeekCount {
  readonly week: number
  readonly source: string
  readonly count: number
}

export function presentWeeks(
  counted: readonly WeekCount[],
  weeks: readonly string[],
  sources: readonly string[],
): Report['enquiriesByWeek'] {
  const counts = weeks.map(() => sources.map(() => 0))
  for (const { week, source, count } of counted) {
    const ofWeek = counts[week]
    if (ofWeek) ofWeek[sources.indexOf(source)] = count
  }
  return {
    sources: [...sources],
    weeks: weeks.map((week, place) => ({ week, counts: counts[place] ?? [] })),
  }
}

export const presentFunnel = (counts: StepCounts): Report['funnel'] =>
  FUNNEL_STEPS.map((step, place) => {
    const before = FUNNEL_STEPS[place - 1]
    const previous = before === undefined ? 0 : counts[before]
    const ofPrevious = previous === 0 ? null : Math.round((1000 * counts[step]) / previous) / 10
    return { step, count: counts[step], ofPrevious }
  })

export function presentAnswers(
  records: readonly AnswerRecord[],
  weeks: readonly string[],
): Report['firstAnswer'] {
  const minutesAt = (place: number | null) => {
    const [median = null, p90 = null] = records.find(({ week }) => week === place)?.minutes ?? []
    return { median, p90 }
  }
  const { total = 0, unanswered = 0 } = records.find(({ week }) => week === null) ?? {}
  return {
    ...minutesAt(null),
    answered: total - unanswered,
    unanswered,
    weeks: weeks.map((week, place) => ({ week, ...minutesAt(place) })),
  }
}

export function presentOutcomes(counted: readonly { outcome: number; count: number }[]): Report['outcomes'] {
  const figures = new Map(REPORTED_OUTCOMES.map(({ name, figure }) => [name, outcomeOf(figure)]))
  return filled([...figures.keys()], (name) => {
    return counted.find(({ outcome }) => outcome === figures.get(name))?.count ?? 0
  })
}

export const presentProject = ({ name, ...part }: PartRecord): Report['byProject'][number] => ({
  ...part,
  name: name ?? REPORTS.noProject,
})

export function presentAgent(record: AgentRecord): Report['byAgent'][number] {
  const { id, enquiries, viewing, reservation, complete, active } = record
  const name = id === null ? REPORTS.noAgent : handlerName({ id, name: nameOrUsername(record), active })
  return { id, name, enquiries, viewing, reservation, complete }
}
