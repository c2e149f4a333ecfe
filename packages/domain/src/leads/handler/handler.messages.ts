import type { Handler } from './handler.contract.ts'

export const UNASSIGNED = 'Unassigned'

export const handlerName = ({ name, active }: Handler): string => (active ? name : `${name} (left)`)

export const handlerLine = (handler: Handler | null): string =>
  handler === null ? UNASSIGNED : handlerName(handler)

export const handlerHeading = (handler: Handler | null): string =>
  `Handler: ${handler === null ? 'nobody yet' : handlerName(handler)}`

/** Also true when the handler has left or may no longer open the lead (rule A2.3). */
export const isUnassigned = (handler: Pick<Handler, 'active'> | null, mayOpen = true): boolean =>
  handler?.active !== true || !mayOpen

export const ASSIGN_LEAD = 'Assign Lead'

/** Makes the user the handler. */
export const TAKE = 'Take'

export const HANDLER_TOASTS = {
  taken: 'You have this lead now.',
  released: 'Lead has been released.',
  assigned: (name: string) => `Lead has been assigned to ${name}.`,
  takenAlready: (name: string) => `${name} has taken this lead already.`,
} as const

export const MAY_NOT_HANDLE = 'This person does not have access to the lead'
