import type { Permission } from '../permissions/permission.enums.ts'
import type { ChoiceRules, ListChoices } from '../platform/lists/choices.ts'
import type { LeadSection } from './lead-status.ts'

const HANDLER = /^(?:me|none|[1-9]\d{0,8})$/
const CHOSEN = '1'
const DUE = 'due'

export const LEAD_LIST_CHOICES: Readonly<Record<LeadSection, ChoiceRules>> = {
  Enquiry: { handler: HANDLER, waiting: /^(?:1|due|overdue)$/ },
  Viewing: { handler: HANDLER, when: /^(?:to-come|today)$/ },
  Reservation: { handler: HANDLER, checkAgain: /^1$/, deposit: /^due$/ },
}

/** `me`, `none` for unassigned leads, or the id of a user. */
export type HandlerChoice = 'me' | 'none' | number

/** Null when not narrowed. */
export function handlerChoice({ handler }: ListChoices): HandlerChoice | null {
  if (handler === undefined || !HANDLER.test(handler)) return null
  return handler === 'me' || handler === 'none' ? handler : Number(handler)
}

/** Another user's leads need `leads-assign`. */
export const mayChooseHandler = (
  choice: HandlerChoice | null,
  { userId, permissions }: { userId: number | null; permissions: ReadonlySet<Permission> },
): boolean => typeof choice !== 'number' || choice === userId || permissions.has('leads-assign')

/** Null removes the choice. */
export const withHandler = (choices: ListChoices, handler: HandlerChoice | null): ListChoices =>
  withChoice(choices, 'handler', handler === null ? null : String(handler))

/** All that wait, or only those due soon or overdue. */
export type WaitingChoice = 'all' | 'due' | 'overdue'

/** Null for waiting and answered leads. */
export const waitingChoice = ({ waiting }: ListChoices): WaitingChoice | null => {
  if (waiting === 'due' || waiting === 'overdue') return waiting
  return waiting === CHOSEN ? 'all' : null
}

/** Null removes the choice. */
export const withWaiting = (choices: ListChoices, choice: WaitingChoice | null): ListChoices =>
  withChoice(choices, 'waiting', choice === 'all' ? CHOSEN : choice)

/** Leads whose right to rent is to be checked again. */
export const isCheckAgainChosen = ({ checkAgain }: ListChoices): boolean => checkAgain === CHOSEN

export const withCheckAgain = (choices: ListChoices, isChosen: boolean): ListChoices =>
  withChoice(choices, 'checkAgain', isChosen ? CHOSEN : null)

/** Leads whose holding deposit has its deadline within the days of the reminder, or behind it. */
export const isDepositDueChosen = ({ deposit }: ListChoices): boolean => deposit === DUE

export const withDepositDue = (choices: ListChoices, isChosen: boolean): ListChoices =>
  withChoice(choices, 'deposit', isChosen ? DUE : null)

/** `to-come` from today on, soonest first; `today` for one day. */
export type WhenChoice = 'to-come' | 'today'

/** Null for viewings of any time. */
export const whenChoice = ({ when }: ListChoices): WhenChoice | null =>
  when === 'to-come' || when === 'today' ? when : null

/** Null removes the choice. */
export const withWhen = (choices: ListChoices, when: WhenChoice | null): ListChoices =>
  withChoice(choices, 'when', when)

function withChoice(choices: ListChoices, name: string, text: string | null): ListChoices {
  const { [name]: _before, ...others } = choices
  return text === null ? others : { ...others, [name]: text }
}
