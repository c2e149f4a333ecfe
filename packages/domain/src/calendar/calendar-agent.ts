import type { UserOption } from '../users/user.contract.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** Whose viewings the calendar shows: one's own, or those of the user with this id. Source: decision A7. */
export type AgentChoice = 'me' | number

/** The agent that a text in an address names: `me` or an id; null for anything else. */
export function agentIn(text: string): AgentChoice | null {
  if (text === 'me') return 'me'
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** How an event shows its agent where there is little space. Source: decision A7. */
export type AgentLabel = 'first-name' | 'initials'

/** How the views of the calendar show an agent. Source: decision A7. */
export const AGENT_LABELS = { month: 'initials', week: 'first-name' } as const

/** The agent's first name or initials; of a username what is before its @. */
export function agentLabelOf(name: string, label: AgentLabel): string {
  const words = (name.split('@', 1)[0] ?? '').split(/[\s._-]+/).filter(Boolean)
  if (label === 'first-name') return words[0] ?? ''
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('')
}

/** The agents that can be chosen; one who was chosen and has left is among them, by the name that the viewings give. */
export function agentsToChoose(
  active: readonly UserOption[],
  chosen: AgentChoice | null,
  viewings: readonly CalendarLead[],
): { id: number; name: string }[] {
  const agents = active.map(({ id, username }) => ({ id, name: username }))
  if (typeof chosen !== 'number' || agents.some(({ id }) => id === chosen)) return agents
  const name = viewings.find(({ viewingUserId }) => viewingUserId === chosen)?.agentName
  return [...agents, { id: chosen, name: name ?? 'Unknown agent' }]
}
