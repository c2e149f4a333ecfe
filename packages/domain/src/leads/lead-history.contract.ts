import { Type, type Static } from 'typebox'

/** What happened to a lead, newest first: who did what and when, with each field before and after. */
export const LeadHistoryContract = Type.Array(
  Type.Object({
    /** Unix seconds. */
    at: Type.Integer(),
    /** Null for what nobody signed in did: the intake, the tenant, the server itself. */
    user: Type.Union([Type.Object({ id: Type.Integer(), username: Type.String() }), Type.Null()]),
    action: Type.String(),
    changes: Type.Array(Type.Object({ field: Type.String(), from: Type.Unknown(), to: Type.Unknown() })),
    /** The merge that the line tells of, in the history of the kept lead. Source: decision A4. */
    mergeId: Type.Optional(Type.Integer()),
    /** True where that merge can be undone: nobody has. */
    canUndo: Type.Optional(Type.Boolean()),
  }),
)

/** What happened to a lead. */
export type LeadHistory = Static<typeof LeadHistoryContract>
