import { VIEWING_OUTCOME } from '@latchkey/domain/leads/outcome/outcome.enums'
import type { ReportFigure } from '@latchkey/domain/reports/report-figures'
import type { MadeLead } from './_made-leads.ts'

/** Chosen as in the query: ids as text, `none`, '' for all. */
export interface Chosen {
  readonly from: string
  readonly to: string
  readonly project: string
  readonly agent: string
  readonly source: string
}

const FIGURE_OF_OUTCOME: Readonly<Record<number, ReportFigure>> = {
  [VIEWING_OUTCOME.Attended]: 'attended',
  [VIEWING_OUTCOME.NoShow]: 'no-show',
  [VIEWING_OUTCOME.CancelledByApplicant]: 'cancelled-applicant',
  [VIEWING_OUTCOME.CancelledByUs]: 'cancelled-us',
}

const STEP_STATUSES = {
  viewing: [4, 5, 7, 8, 9, 10, 11, 12],
  reservation: [7, 8, 9, 10, 11, 12],
  complete: [12],
}

const businessDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' })

/** The day in business time, written without the formatter of the product. */
const dayOf = (at: Date): string => businessDays.format(at)

function mondayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

const sourceOf = (lead: MadeLead): string => lead.source ?? 'Typed in by staff'

const isChosen = (id: number | null, chosen: string): boolean =>
  chosen === '' || (chosen === 'none' ? id === null : id === Number(chosen))

/** The value at the nearest rank. */
function ranked(minutes: readonly number[], share: number): number | null {
  const sorted = minutes.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null
}

/** Every figure and the ids behind it, counted one by one. */
export function recompute(leads: readonly MadeLead[], chosen: Chosen, now: number) {
  const inPeriod = (at: Date) => dayOf(at) >= chosen.from && dayOf(at) <= chosen.to
  const present = leads.filter((lead) => !lead.isDeleted && isChosen(lead.projectId, chosen.project))
  const submitted = present.filter(
    (lead) => inPeriod(lead.submittedAt) && isChosen(lead.handlerId, chosen.agent),
  )
  const sizes = new Map<string, number>()
  for (const lead of submitted) sizes.set(sourceOf(lead), (sizes.get(sourceOf(lead)) ?? 0) + 1)
  sizes.delete('other')
  const top = [...sizes]
    .toSorted(([one, size], [other, otherSize]) => otherSize - size || (one < other ? -1 : 1))
    .slice(0, 8)
    .map(([source]) => source)
  const ofSource = (lead: MadeLead) =>
    chosen.source === '' ||
    (chosen.source === 'other' ? !top.includes(sourceOf(lead)) : sourceOf(lead) === chosen.source)
  const counted = submitted.filter(ofSource)
  const reached = (statuses: readonly number[]) =>
    counted.filter((lead) => lead.statuses.some((status) => statuses.includes(status)))
  const unanswered = counted.filter((lead) => !lead.isAnswered && [1, 2].includes(lead.statuses.at(-1) ?? 0))
  const behind = new Map<ReportFigure, number[]>()
  const add = (figure: ReportFigure, id: number) => behind.set(figure, [...(behind.get(figure) ?? []), id])
  for (const { id } of counted) add('enquiries', id)
  for (const [step, statuses] of Object.entries(STEP_STATUSES))
    for (const { id } of reached(statuses)) add(step as ReportFigure, id)
  for (const lead of counted) add(unanswered.includes(lead) ? 'unanswered' : 'answered', lead.id)
  for (const lead of present.filter(ofSource)) {
    for (const { at, agentId, outcome } of lead.viewings)
      if (inPeriod(at) && isChosen(agentId, chosen.agent))
        add(FIGURE_OF_OUTCOME[outcome] ?? 'attended', lead.id)
    const isPast = lead.statuses.at(-1) === 4 && lead.viewingAt.getTime() < now
    if (isPast && inPeriod(lead.viewingAt) && isChosen(lead.viewingUserId, chosen.agent))
      add('not-recorded', lead.id)
  }
  const minutesIn = (week: string | null) =>
    counted
      .filter((lead) => week === null || mondayOf(dayOf(lead.submittedAt)) === week)
      .flatMap(({ answerMinutes }) => answerMinutes ?? [])
  const countOf = (figure: ReportFigure) => behind.get(figure)?.length ?? 0
  return {
    behind,
    countOf,
    sources:
      chosen.source === ''
        ? [...top, 'other']
        : chosen.source === 'other'
          ? ['other']
          : [chosen.source, 'other'],
    inWeek: (week: string, source: string, sources: readonly string[]) =>
      counted.filter(
        (lead) =>
          mondayOf(dayOf(lead.submittedAt)) === week &&
          (sources.includes(sourceOf(lead)) && sourceOf(lead) !== 'other' ? sourceOf(lead) : 'other') ===
            source,
      ).length,
    minutes: (week: string | null) => ({
      median: ranked(minutesIn(week), 0.5),
      p90: ranked(minutesIn(week), 0.9),
    }),
    part: (idOf: (lead: MadeLead) => number | null, id: number | null) => {
      const ofPart = (ids: readonly number[] | undefined) =>
        counted.filter((lead) => idOf(lead) === id && ids?.includes(lead.id)).length
      return {
        enquiries: ofPart(behind.get('enquiries')),
        viewing: ofPart(behind.get('viewing')),
        reservation: ofPart(behind.get('reservation')),
        complete: ofPart(behind.get('complete')),
      }
    },
  }
}
