import { Type, type Static } from 'typebox'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import {
  bodyOf,
  Ids,
  requiredIds,
  WholeOrNull,
  type ValuesOf,
} from '../../platform/validation/request-body.ts'
import { BULK_MAX } from './bulk.limits.ts'

/** Reasons why a bulk action failed for a lead. */
export const BULK_REASONS = ['not_found', 'forbidden', 'deposit', 'error'] as const

export type BulkReason = (typeof BULK_REASONS)[number]

/** The result of a bulk action for each lead. */
export const BulkReportContract = Type.Object({
  done: Type.Array(Type.Integer()),
  failed: Type.Array(Type.Object({ id: Type.Integer(), reason: Type.Enum([...BULK_REASONS]) })),
})

export type BulkReport = Static<typeof BulkReportContract>

/** The leads of a bulk action. */
export const LeadIdsBody = bodyOf({ ids: Ids('invalid', BULK_MAX) }, ['ids'])

/** Null releases the leads. */
export const AssignLeadsBody = bodyOf({ ids: Ids('invalid', BULK_MAX), userId: WholeOrNull('enumerable') }, [
  'ids',
])

/** A selection has at least one lead. */
export const leadIdsErrors = ({ ids }: Pick<ValuesOf<typeof LeadIdsBody>, 'ids'>): ErrorsByField =>
  requiredIds('ids', ids)
