import type { UserOption } from '@latchkey/domain/users/user.contract'

/** For an agent whose name is no longer known. */
const FORMER_AGENT = 'Former agent'

/** The agents to choose from, and the current one, who may be inactive (rule U16). */
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
