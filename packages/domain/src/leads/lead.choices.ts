import type { Permission } from '../permissions/permission.enums.ts'
import type { ChoiceRules, ListChoices } from '../platform/lists/choices.ts'
import type { LeadSection } from './lead.status.ts'

const HANDLER = /^(?:me|none|[1-9]\d{0,8})$/
const WAITING = '1'

/** What each of the three lists of leads can be narrowed to apart from its columns. Source: decisions A2 and A3. */
export const LEAD_LIST_CHOICES: Readonly<Record<LeadSection, ChoiceRules>> = {
  Enquiry: { handler: HANDLER, waiting: /^1$/ },
  Viewing: { handler: HANDLER },
  Reservation: { handler: HANDLER },
}

/** Whose leads a list shows: one's own, those of nobody, or those of the user with this id. Source: decision A2. */
export type HandlerChoice = 'me' | 'none' | number

/** Whose leads a list was narrowed to; null for everybody's. */
export function handlerChoice({ handler }: ListChoices): HandlerChoice | null {
  if (handler === undefined || !HANDLER.test(handler)) return null
  return handler === 'me' || handler === 'none' ? handler : Number(handler)
}

/** True for whoever may narrow a list so: to the leads of somebody else only with `leads-assign`. Source: decision A2. */
export const mayChooseHandler = (
  choice: HandlerChoice | null,
  { userId, permissions }: { userId: number; permissions: ReadonlySet<Permission> },
): boolean => typeof choice !== 'number' || choice === userId || permissions.has('leads-assign')

/** The same choices with others' leads; null for everybody's. */
export const withHandler = (choices: ListChoices, handler: HandlerChoice | null): ListChoices =>
  withChoice(choices, 'handler', handler === null ? null : String(handler))

/** True for a list that was narrowed to leads that wait for a first answer. Source: decision A3. */
export const isWaitingChosen = ({ waiting }: ListChoices): boolean => waiting === WAITING

/** The same choices with the leads that wait alone, or with all. */
export const withWaiting = (choices: ListChoices, isChosen: boolean): ListChoices =>
  withChoice(choices, 'waiting', isChosen ? WAITING : null)

function withChoice(choices: ListChoices, name: string, text: string | null): ListChoices {
  const { [name]: _before, ...others } = choices
  return text === null ? others : { ...others, [name]: text }
}
