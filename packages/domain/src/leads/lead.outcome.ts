import { byField, type ErrorsByField } from '../platform/field-errors.ts'
import type { Problem } from '../platform/problem.ts'
import type { Lead, LeadRefusal } from './lead.contract.ts'
import type { LeadStatus } from './lead.enums.ts'

/** Another viewing of the same agent at that time. */
export type LeadClash = Extract<LeadRefusal, { error: 'clash' }>['clash']

/** The lead that holds the home; null when the home itself is reserved, sold or rented. */
export type LeadHolder = Extract<LeadRefusal, { error: 'held' }>['heldBy']

/** Why a lead was not written. */
export type LeadWriteFailure =
  | { kind: 'invalid'; errors: ErrorsByField }
  /** Somebody saved in between. Source: decision L35. */
  | { kind: 'conflict'; changedBy: string | null }
  /** The agent is busy then; saving with `override` goes ahead. Source: decision L39. */
  | { kind: 'clash'; clash: LeadClash }
  /** The home is spoken for; nothing goes ahead. Source: decision L40. */
  | { kind: 'held'; heldBy: LeadHolder }
  | { kind: 'failed'; problem: Problem }

/** What became of a save, in the terms its dialog acts on. */
export type LeadSaveOutcome =
  /** Saved; `savedMessage(before, after)` is what to say. */
  | { kind: 'saved'; before: LeadStatus; after: LeadStatus }
  /** The server said `false`. Source: decision G13. */
  | { kind: 'refused' }
  /** `theirs` is the lead as it stands now; keeping mine saves again with its version. */
  | { kind: 'conflict'; changedBy: string | null; theirs: Lead }
  | Exclude<LeadWriteFailure, { kind: 'conflict' }>

/** What became of a new lead. */
export type LeadCreateOutcome = { kind: 'created'; lead: Lead } | LeadWriteFailure

/** What became of confirming a viewing. */
export type LeadConfirmOutcome =
  | { kind: 'confirmed' }
  /** The server said `false`: the lead no longer waits for it. Source: decision L15. */
  | { kind: 'refused' }
  | LeadWriteFailure

/** What became of a delete. */
export type LeadRemoveOutcome =
  | { kind: 'removed' }
  | { kind: 'refused' }
  | { kind: 'failed'; problem: Problem }

/** What a failed write says to its dialog. */
export function leadWriteFailure(problem: Problem): LeadWriteFailure {
  if (problem.kind === 'invalid') return { kind: 'invalid', errors: byField(problem.errors) }
  const refusal = problem.kind === 'refused' ? readLeadRefusal(problem.body) : null
  switch (refusal?.error) {
    case 'conflict':
      return { kind: 'conflict', changedBy: refusal.changedBy ?? null }
    case 'clash':
      return { kind: 'clash', clash: refusal.clash }
    case 'held':
      return { kind: 'held', heldBy: refusal.heldBy ?? null }
    default:
      return { kind: 'failed', problem }
  }
}

/** The refusal that an answer explains; null when it explains none that is known. */
function readLeadRefusal(body: unknown): LeadRefusal | null {
  const named = ['conflict', 'clash', 'held']
  const isKnown =
    typeof body === 'object' && body !== null && 'error' in body && named.includes(String(body.error))
  return isKnown ? (body as LeadRefusal) : null
}
