import type { UserOption } from '@latchkey/domain/users/user.contract'

/** Stands for an agent whose name is not known any more. */
const FORMER_AGENT = 'Former agent'

/** Who can be chosen: the agents, and the one the lead has already, who may be inactive by now. Source: decision U16. */
export function agentChoices(
  agents: readonly UserOption[],
  savedId: number | null,
  savedName: string = FORMER_AGENT,
): readonly UserOption[] {
  if (savedId === null || agents.some(({ id }) => id === savedId)) return agents
  return [...agents, { id: savedId, username: savedName }]
}

/** The name of an agent, for sentences and comparisons. */
export function agentNameIn(agents: readonly UserOption[], id: number): string {
  return agents.find((agent) => agent.id === id)?.username ?? FORMER_AGENT
}
