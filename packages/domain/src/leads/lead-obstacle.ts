import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { LeadError } from './lead.contract.ts'

export type LeadClash = Extract<LeadError, { error: 'clash' }>['clash']

/** The lead that holds the home; null when the home itself is reserved, sold or rented. */
export type LeadHolder = Extract<LeadError, { error: 'held' }>['heldBy']

/** The agent has another viewing; saving with `override` is possible. */
export interface ClashObstacle {
  kind: 'clash'
  clash: LeadClash
}

/** The home is not free. */
export interface HomeHold {
  heldBy: LeadHolder
}

/** The home is not free; there is no override. */
export interface HeldObstacle extends HomeHold {
  kind: 'held'
}

/** Right to rent checks are missing; completing with a reason needs a permission. */
export interface RightToRentObstacle {
  kind: 'right-to-rent'
  adults: number
  /** Valid checks. */
  recorded: number
}

export type LeadObstacle = ClashObstacle | HeldObstacle | RightToRentObstacle

/** Null for an unknown body. */
export function leadObstacleIn(body: unknown): LeadObstacle | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const error = body as LeadError
  switch (error.error) {
    case 'clash':
      return { kind: 'clash', clash: error.clash }
    case 'held':
      return { kind: 'held', heldBy: error.heldBy ?? null }
    case 'right-to-rent':
      return { kind: 'right-to-rent', adults: error.adults, recorded: error.recorded }
    default:
      return null
  }
}

/** The missing checks for which an action was rejected; null for another outcome. */
export function missingChecksOf(outcome: WriteOutcome): RightToRentObstacle | null {
  if (outcome.kind !== 'failed' || outcome.problem.kind !== 'rejected') return null
  const obstacle = leadObstacleIn(outcome.problem.body)
  return obstacle?.kind === 'right-to-rent' ? obstacle : null
}

/** Ignores every obstacle but a clash. */
export function clashIn(body: unknown): ClashObstacle | null {
  const obstacle = leadObstacleIn(body)
  return obstacle?.kind === 'clash' ? obstacle : null
}
