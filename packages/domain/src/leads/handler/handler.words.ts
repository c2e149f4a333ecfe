import type { Handler } from './handler.contract.ts'

/** The line of a lead that nobody has. Source: decision A2. */
export const UNASSIGNED = 'Unassigned'

/** Who has a lead, by name; one who left is shown as such. Source: decision A2.3. */
export const handlerName = ({ name, active }: Handler): string => (active ? name : `${name} (left)`)

/** What a list says of who has a lead. Source: decision A2. */
export const handlerLine = (handler: Handler | null): string =>
  handler === null ? UNASSIGNED : handlerName(handler)
