import { Type, type Static } from 'typebox'

/** Reasons why a bulk action failed for a lead. */
export const BULK_REASONS = ['not_found', 'forbidden', 'deposit', 'error'] as const

export type BulkReason = (typeof BULK_REASONS)[number]

/** The result of a bulk action for each lead. */
export const BulkReportContract = Type.Object({
  done: Type.Array(Type.Integer()),
  failed: Type.Array(Type.Object({ id: Type.Integer(), reason: Type.Enum([...BULK_REASONS]) })),
})

export type BulkReport = Static<typeof BulkReportContract>
