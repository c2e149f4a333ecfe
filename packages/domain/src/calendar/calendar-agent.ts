import { choicesOf, type Person, type PersonChoice } from '../users/people.ts'
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

/**
 * The others, with those who have viewings in the shown period, and a chosen one, although they have left. Oneself is
 * 'Mine' already.
 */
export function agentsToChoose(
  active: readonly Person[],
  {
    chosen,
    viewings,
    ownId,
  }: { chosen: AgentChoice | null; viewings: readonly CalendarLead[]; ownId: number | undefined },
): PersonChoice[] {
  const people = new Map(active.map((person) => [person.id, person]))
  for (const { viewingUserId: id, agentName: name } of viewings)
    if (id && name && !people.has(id)) people.set(id, { id, name })
  if (typeof chosen === 'number' && !people.has(chosen))
    people.set(chosen, { id: chosen, name: 'Unknown agent' })
  return choicesOf([...people.values()].filter(({ id }) => id !== ownId))
}
