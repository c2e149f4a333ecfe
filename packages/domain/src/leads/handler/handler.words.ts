import type { Handler } from './handler.contract.ts'

/** The line of a lead that nobody has. Source: decision A2. */
export const UNASSIGNED = 'Unassigned'

/** Who has a lead, by name; one who left is shown as such. Source: decision A2.3. */
export const handlerName = ({ name, active }: Handler): string => (active ? name : `${name} (left)`)

/** What a list says of who has a lead. Source: decision A2. */
export const handlerLine = (handler: Handler | null): string =>
  handler === null ? UNASSIGNED : handlerName(handler)

/** What the dialog of a lead says of who has it. Source: decision A2. */
export const handlerHeading = (handler: Handler | null): string =>
  `Handler: ${handler === null ? 'nobody yet' : handlerName(handler)}`

/** True for a lead that anybody who opens it may take: nobody has it, or whoever has it has left or may no longer open it. Source: decision A2.3. */
export const isUnassigned = (handler: Pick<Handler, 'active'> | null, mayOpen = true): boolean =>
  handler?.active !== true || !mayOpen

/** The title of the dialog in which a lead is given to somebody. Source: decision A2. */
export const ASSIGN_LEAD = 'Assign Lead'

/** What is said once a lead has another handler. Source: decision A2. */
export const HANDLER_TOASTS = {
  taken: 'You have this lead now.',
  released: 'Lead has been released.',
  assigned: (name: string) => `Lead has been assigned to ${name}.`,
  takenAlready: (name: string) => `${name} has taken this lead already.`,
} as const

/** What is said of somebody who may not open a lead, and so cannot have it. Source: decision A2.3. */
export const MAY_NOT_HANDLE = 'This person may not open the lead'
