import type { ErrorsByField } from '../../platform/field-errors.ts'
import { bodyOf, Ids, WholeOrNull, type ValuesOf } from '../../platform/validation/request-body.ts'
import { BULK_MAX } from './bulk.limits.ts'

/** The leads that something is done with. Source: decision A5. */
export const LeadIdsBody = bodyOf({ ids: Ids('invalid', BULK_MAX) }, ['ids'])

/** The leads that somebody is to have; null for nobody. Source: decision A5. */
export const AssignLeadsBody = bodyOf({ ids: Ids('invalid', BULK_MAX), userId: WholeOrNull('enumerable') }, [
  'ids',
])

/** What is wrong with the leads that were named: there are none. */
export function leadIdsErrors({ ids }: Pick<ValuesOf<typeof LeadIdsBody>, 'ids'>): ErrorsByField {
  return ids === null || ids.length === 0 ? { ids: ['required'] } : {}
}
