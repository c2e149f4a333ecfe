import { reasonListOf, type LeadStatus } from './lead-status.ts'

/** Data that the rules need beyond the draft. */
export interface LeadLookups {
  /** Need not have the pattern while it is unchanged: tenants give others (rules L32 and P20). */
  savedPhone?: string
  /** Includes the saved lead's present agent. When omitted, any number passes. */
  knowsUser?: (id: number) => boolean
  /** True where entering this status needs a reason; when omitted, none does. */
  needsReason?: (status: number | null) => boolean
}

/**
 * For the form of a lead: accepts the given agents and the saved lead's present one, or any agent while the list is
 * not loaded. `saved` is null for a new lead.
 */
export function formLookups(
  saved: { readonly status: LeadStatus; readonly viewingUserId: number | null } | null,
  { agents, isStrict }: { agents: readonly number[]; isStrict: boolean },
): LeadLookups {
  return {
    ...(agents.length > 0 && {
      knowsUser: (id: number) => agents.includes(id) || id === saved?.viewingUserId,
    }),
    needsReason: (status) => isStrict && status !== saved?.status && reasonListOf(status) !== null,
  }
}
