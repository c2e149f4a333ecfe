import { Type, type Static } from 'typebox'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'

/** The history of a lead, newest first, at most `HISTORY_LINES`, with each changed field before and after. */
export const LeadHistoryContract = Type.Array(
  Type.Object({
    id: Type.Integer(),
    /** Unix seconds. */
    at: Type.Integer(),
    /** Null without a signed-in user: a program, the intake, the tenant, a job of the server. */
    user: Type.Union([Type.Object({ id: Type.Integer(), username: Type.String() }), Type.Null()]),
    /** The program that did it, such as 'Key Website'; null for everybody else. */
    actor: Type.Union([Type.String(), Type.Null()]),
    action: Type.String(),
    changes: Type.Array(Type.Object({ field: Type.String(), from: Type.Unknown(), to: Type.Unknown() })),
    /** The merge that this line records; only in the history of the kept lead. */
    mergeId: Type.Optional(Type.Integer()),
    /** True while that merge can be undone. */
    canUndo: Type.Optional(Type.Boolean()),
  }),
)

/** Lines of the history of a lead. */
export type LeadHistory = Static<typeof LeadHistoryContract>

/** The id of the line whose older ones are asked for; '' for the newest lines. */
export const LeadHistoryQuery = bodyOf({ before: Text })

export type LeadHistoryQueryValues = ValuesOf<typeof LeadHistoryQuery>

/** Rejects what is not an id. */
export const leadHistoryQueryErrors = ({ before }: LeadHistoryQueryValues): ErrorsByField =>
  before === '' || (/^\d+$/.test(before) && Number.isSafeInteger(Number(before))) ? {} : { before: ['range'] }
