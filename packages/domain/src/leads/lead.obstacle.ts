import type { LeadRefusal } from './lead.contract.ts'

/** Another viewing of the same agent at that time. */
export type LeadClash = Extract<LeadRefusal, { error: 'clash' }>['clash']

/** The lead that holds the home; null when the home itself is reserved, sold or rented. */
export type LeadHolder = Extract<LeadRefusal, { error: 'held' }>['heldBy']

/** The agent is busy then; saving with `override` goes ahead. Source: decision L39. */
export interface ClashObstacle {
  kind: 'clash'
  clash: LeadClash
}

/** The home is spoken for; nothing goes ahead. Source: decision L40. */
export interface HeldObstacle {
  kind: 'held'
  heldBy: LeadHolder
}

/** Why a lead was not written, where the person decides how to go on. */
export type LeadObstacle = ClashObstacle | HeldObstacle

/** What the body of a refusal asks the person to decide over; null for one that is not known. */
export function leadObstacleIn(body: unknown): LeadObstacle | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const refusal = body as LeadRefusal
  switch (refusal.error) {
    case 'clash':
      return { kind: 'clash', clash: refusal.clash }
    case 'held':
      return { kind: 'held', heldBy: refusal.heldBy ?? null }
    default:
      return null
  }
}

/** The same, for what only a clash can stop. */
export function clashIn(body: unknown): ClashObstacle | null {
  const obstacle = leadObstacleIn(body)
  return obstacle?.kind === 'clash' ? obstacle : null
}
