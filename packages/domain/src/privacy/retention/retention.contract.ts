import { Type, type Static } from 'typebox'
import { LEAD_STATUSES } from '../../leads/lead-status.ts'
import { PageOf } from '../../platform/lists/page.contract.ts'

/** A lead that is due for review. */
export const DueLeadContract = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  status: Type.Enum([...LEAD_STATUSES]),
  /** The last change by staff or the tenant, in unix seconds. */
  touchedAt: Type.Integer(),
  /** Unix seconds; null unless it was deleted or merged into another. */
  deletedAt: Type.Union([Type.Integer(), Type.Null()]),
})

export type DueLead = Static<typeof DueLeadContract>

/** A page of due leads, those longest unchanged first. */
export const DueLeadPageContract = PageOf(DueLeadContract)

/** A lead is not anonymised if it is in progress, unknown, or anonymised already. */
export const ANONYMISE_REASONS = ['live', 'not_found', 'done'] as const

/** The reason why a lead was not anonymised. */
export type AnonymiseReason = (typeof ANONYMISE_REASONS)[number]

/** The result of an anonymising for each lead. */
export const AnonymiseReportContract = Type.Object({
  done: Type.Array(Type.Integer()),
  failed: Type.Array(Type.Object({ id: Type.Integer(), reason: Type.Enum([...ANONYMISE_REASONS]) })),
})

export type AnonymiseReport = Static<typeof AnonymiseReportContract>
