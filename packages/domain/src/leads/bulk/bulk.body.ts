import type { ErrorsByField } from '../../platform/field-errors.ts'
import { bodyOf, Ids, WholeOrNull, type ValuesOf } from '../../platform/validation/request-body.ts'
import { BULK_MAX } from './bulk.limits.ts'

/** The leads that something is done with. Source: decision A5. */
export const LeadIdsBody = bodyOf({ ids: Ids('invalid') }, ['ids'])

/** The leads that somebody is to have; null for nobody. Source: decision A5. */
export const AssignLeadsBody = bodyOf({ ids: Ids('invalid'), userId: WholeOrNull('enumerable') }, ['ids'])

/** What is wrong with the leads that were named: none, or too many. */
export function leadIdsErrors({ ids }: Pick<ValuesOf<typeof LeadIdsBody>, 'ids'>): ErrorsByField {
  if (ids === null || ids.length === 0) return { ids: ['required'] }
  return ids.length > BULK_MAX ? { ids: ['maxlength'] } : {}
}
