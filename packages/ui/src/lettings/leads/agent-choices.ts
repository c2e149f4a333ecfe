import { withChosen, type Person } from '@latchkey/domain/users/people'

/** It replaces the name of an agent who is no longer known. */
const FORMER_AGENT = 'Former agent'

/** The agents to choose from, and the current one, who may be inactive (rule U16). */
export const agentChoices = (
  agents: readonly Person[],
  savedId: number | null,
  savedName: string = FORMER_AGENT,
): readonly Person[] => withChosen(agents, savedId, savedName)

/** The name of an agent, for sentences and comparisons. */
export function agentNameIn(agents: readonly Person[], id: number): string {
  return agents.find((agent) => agent.id === id)?.name ?? FORMER_AGENT
}
