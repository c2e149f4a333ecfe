import { Type, type Static } from 'typebox'

/** Why something was not done with a lead. */
export const BULK_REASONS = ['not_found', 'forbidden', 'error'] as const

/** One of these reasons. */
export type BulkReason = (typeof BULK_REASONS)[number]

/** What became of each lead. Source: decision A5. */
export const BulkReportContract = Type.Object({
  done: Type.Array(Type.Integer()),
  failed: Type.Array(Type.Object({ id: Type.Integer(), reason: Type.Enum([...BULK_REASONS]) })),
})

/** What became of each lead. */
export type BulkReport = Static<typeof BulkReportContract>
