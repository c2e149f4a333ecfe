import { withDepositDue, withWaiting, withWhen } from '../leads/lead-choices.ts'
import type { WaitingLeads } from '../leads/lead.contract.ts'
import type { LeadSection } from '../leads/lead-status.ts'
import type { LeadsEnv } from '../leads/leads.calls.ts'
import { PATHS } from '../navigation/paths.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import type { ListChoices } from '../platform/lists/choices.ts'

type LeadCalls = LeadsEnv['leads']

/** A number of leads that need somebody now, and the list that shows exactly those. */
export interface UrgentCount {
  readonly count: number
  /** Without the number. */
  readonly text: string
  readonly tone: 'red' | 'yellow' | 'plain'
  /** The address of the list. */
  readonly href: string
}

const address = (path: string, choices: ListChoices): string =>
  `${path}?${new URLSearchParams(choices as Record<string, string>).toString()}`

const totalOf = async (calls: LeadCalls, section: LeadSection, choices: ListChoices): Promise<number> =>
  (await calls.list(section, { page: 1, limit: 1, filters: {}, sort: null, choices })).total

const waitingAddress = (choice: 'due' | 'overdue') => address(PATHS.enquiries, withWaiting({}, choice))

const unanswered = ({ due, overdue }: WaitingLeads): UrgentCount[] => [
  { count: overdue, text: 'overdue', tone: 'red', href: waitingAddress('overdue') },
  { count: due, text: 'due soon', tone: 'yellow', href: waitingAddress('due') },
]

async function viewingsToday(calls: LeadCalls): Promise<UrgentCount[]> {
  const choices = withWhen({}, 'today')
  const count = await totalOf(calls, 'Viewing', choices)
  const text = count === 1 ? 'viewing today' : 'viewings today'
  return [{ count, text, tone: 'plain', href: address(PATHS.viewings, choices) }]
}

async function depositsDue(calls: LeadCalls): Promise<UrgentCount[]> {
  const choices = withDepositDue({}, true)
  const count = await totalOf(calls, 'Reservation', choices)
  const text = count === 1 ? 'deposit deadline' : 'deposit deadlines'
  return [{ count, text, tone: 'yellow', href: address(PATHS.reservations, choices) }]
}

/** Reads the counts of viewings and deposits in the lists that the user may see. */
export async function readDueCounts(
  calls: LeadCalls,
  can: (permission: Permission) => boolean,
): Promise<UrgentCount[]> {
  const counts = await Promise.all([
    ...(can('viewings-view') ? [viewingsToday(calls)] : []),
    ...(can('reservations-view') ? [depositsDue(calls)] : []),
  ])
  return counts.flat()
}

/** All counts above zero. `waiting` is null for a user who may not see enquiries. */
export const urgentCounts = (
  waiting: WaitingLeads | null,
  dueCounts: readonly UrgentCount[],
): UrgentCount[] => [...(waiting ? unanswered(waiting) : []), ...dueCounts].filter(({ count }) => count > 0)
