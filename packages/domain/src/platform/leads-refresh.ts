import type { LeadsRefresh } from './events.contract.ts'

/** Of ids, and of writes, in one push. */
const NAMED_MAX = 50

/** Any lead when there are too many to name. */
export const refreshOf = (ids: readonly number[]): LeadsRefresh => (ids.length > NAMED_MAX ? {} : { ids })

/** One refresh with the leads of both. */
export function mergedRefresh(one: LeadsRefresh, other: LeadsRefresh): LeadsRefresh {
  const ids = together(one.ids, other.ids)
  const writes = together(one.writes, other.writes)
  const hasToComplete = one.toComplete ?? other.toComplete ?? false
  return ids === undefined
    ? {}
    : { ids, ...(writes && { writes }), ...(hasToComplete && { toComplete: true as const }) }
}

/** Undefined when either is unknown, or together they are too many. */
function together<Value>(
  one: readonly Value[] | undefined,
  other: readonly Value[] | undefined,
): readonly Value[] | undefined {
  if (one === undefined || other === undefined) return undefined
  const all = [...new Set([...one, ...other])]
  return all.length > NAMED_MAX ? undefined : all
}
