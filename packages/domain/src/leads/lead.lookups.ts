/** Data that the rules need beyond the draft. */
export interface LeadLookups {
  /** Includes the saved lead's present agent. When omitted, any number passes. */
  knowsUser?: (id: number) => boolean
}

/** Accepts the given agents and the saved lead's present one; any agent while the list is not loaded. */
export function agentLookups(agents: readonly number[], savedAgent: number | null): LeadLookups {
  return agents.length === 0 ? {} : { knowsUser: (id) => agents.includes(id) || id === savedAgent }
}
