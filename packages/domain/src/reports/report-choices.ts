import { choicesOf, type Person } from '../users/people.ts'
import type { Report, ReportPart } from './report.contract.ts'
import { NO_ONE } from './report-period.ts'
import { sourceLabel } from './report-figures.ts'
import type { ReportSelection } from './reports.calls.ts'

/** A value of the address, and how it is shown. */
export interface ReportChoice {
  readonly value: string
  readonly label: string
  readonly detail?: string
}

/** The options of a report's filters. */
export interface ReportChoices {
  readonly projects: readonly ReportChoice[]
  readonly agents: readonly ReportChoice[]
  readonly sources: readonly ReportChoice[]
}

/** True for a report that names only some of the choices. */
export const isNarrowed = ({ project, agent, source }: ReportSelection): boolean =>
  project !== null || agent !== null || source !== null

export const NO_CHOICES_YET: ReportChoices = { projects: [], agents: [], sources: [] }

/** Agents as people: oneself first, and the addresses of those whose names are alike. */
export function agentChoicesOf(agents: readonly ReportChoice[], people: readonly Person[]): ReportChoice[] {
  const known = new Map(people.map((person) => [String(person.id), person]))
  const named = agents.filter(({ value }) => value !== NO_ONE)
  return [
    ...choicesOf(
      named.map(({ value, label }) => ({ ...known.get(value), id: Number(value), name: label })),
    ).map((choice) => ({ ...choice, value: String(choice.value) })),
    ...agents.filter(({ value }) => value === NO_ONE),
  ]
}

const choiceOfPart = ({ id, name }: ReportPart): ReportChoice => ({
  value: id === null ? NO_ONE : String(id),
  label: name,
})

/** The same array if there is nothing new. */
function withNew(known: readonly ReportChoice[], found: readonly ReportChoice[]): readonly ReportChoice[] {
  const added = found.filter(({ value }) => !known.some((each) => each.value === value))
  return added.length === 0 ? known : [...known, ...added]
}

/**
 * Adds what a report names: narrowed to one project, it no longer names the others. The same object if there is nothing
 * new.
 */
export function withChoicesOf(known: ReportChoices, report: Report): ReportChoices {
  const projects = withNew(known.projects, report.byProject.map(choiceOfPart))
  const agents = withNew(known.agents, report.byAgent.map(choiceOfPart))
  const sources = withNew(
    known.sources,
    report.enquiriesByWeek.sources.map((value) => ({ value, label: sourceLabel(value) })),
  )
  const isSame = projects === known.projects && agents === known.agents && sources === known.sources
  return isSame ? known : { projects, agents, sources }
}
