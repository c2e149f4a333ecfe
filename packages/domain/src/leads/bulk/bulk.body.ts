import type { ErrorsByField } from '../../platform/field-errors.ts'
import {
  bodyOf,
  Ids,
  requiredIds,
  WholeOrNull,
  type ValuesOf,
} from '../../platform/validation/request-body.ts'
import { BULK_MAX } from './bulk.limits.ts'

export const LeadIdsBody = bodyOf({ ids: Ids('invalid', BULK_MAX) }, ['ids'])

/** Null releases the leads. */
export const AssignLeadsBody = bodyOf({ ids: Ids('invalid', BULK_MAX), userId: WholeOrNull('enumerable') }, [
  'ids',
])

export const leadIdsErrors = ({ ids }: Pick<ValuesOf<typeof LeadIdsBody>, 'ids'>): ErrorsByField =>
  requiredIds('ids', ids)
