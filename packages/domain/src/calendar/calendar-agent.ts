import type { UserOption } from '../users/user.contract.ts'
import type { CalendarLead } from './viewing.contract.ts'

/** Own viewings, or those of the user with this id. */
export type AgentChoice = 'me' | number

/** Parses `me` or an id; null for anything else. */
export function agentIn(text: string): AgentChoice | null {
  if (text === 'me') return 'me'
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

export type AgentLabel = 'first-name' | 'initials'

export const AGENT_LABELS = { month: 'initials', week: 'first-name' } as const

/** Of a username, only the part before the @ counts. */
export function agentLabelOf(name: string, label: AgentLabel): string {
  const words = (name.split('@', 1)[0] ?? '').split(/[\s._-]+/).filter(Boolean)
  if (label === 'first-name') return words[0] ?? ''
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('')
}

/** Includes a chosen agent who has left, named from their viewings. */
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
