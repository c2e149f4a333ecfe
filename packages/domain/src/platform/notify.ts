import { getEnv } from 'mobx-state-tree'
import { GENERIC_ERROR, GONE, TOO_MANY_ATTEMPTS, UNCONFIRMED, UNREACHABLE } from './messages.ts'
import type { Problem } from './problem.ts'

export interface NotifyAction {
  label: string
  /** The record concerned, such as a name. */
  about?: string
  onPress: () => void
  /** An action that is offered instead. */
  alternative?: { label: string; onPress: () => void }
}

/** Short messages about what has happened, such as toasts. */
export interface Notify {
  success(text: string, action?: NotifyAction): void
  error(text: string): void
  info(text: string): void
}

export interface NotifyEnv {
  notify: Notify
}

/** The messages to the user when a write ends. */
export interface Said {
  /** After success; null if it is visible on the page. */
  done: string | null
  action?: NotifyAction
  /** After a rejection, because of a change by another user; the generic error when omitted. */
  rejected?: string
  /** A form shows the rejected fields. */
  hasForm?: boolean
}

interface Outcome {
  kind: string
  problem?: Problem
}

/** Reads with the environment of `store`. */
export const notifyOf = (store: object): Notify => getEnv<NotifyEnv>(store).notify

export function notifyFailure(store: object, { kind, problem }: Outcome): void {
  // When the session has ended, the page changes; the user cancelled the proof of identity.
  if (problem?.kind === 'unauthenticated' || problem?.kind === 'unproved') return
  notifyOf(store).error(failureText(kind, problem))
}

function failureText(kind: string, problem: Problem | undefined): string {
  if (kind === 'limited') return TOO_MANY_ATTEMPTS
  if (problem?.kind === 'gone') return GONE
  if (problem?.kind === 'offline') return UNREACHABLE
  return problem?.kind === 'unconfirmed' ? UNCONFIRMED : GENERIC_ERROR
}

export const hasSucceeded = ({ kind }: Outcome): boolean => ['done', 'created', 'saved'].includes(kind)

/** The rule of all writes. */
export function notifyOutcome(store: object, outcome: Outcome, said: Said): void {
  const { kind, problem } = outcome
  if (hasSucceeded(outcome)) {
    if (said.done !== null) notifyOf(store).success(said.done, said.action)
  } else if (said.rejected !== undefined && (kind === 'rejected' || problem?.kind === 'rejected'))
    notifyOf(store).error(said.rejected)
  else if (!said.hasForm || kind !== 'invalid') notifyFailure(store, outcome)
}

export const undoBy = (undo: () => unknown, about?: string): NotifyAction => ({
  label: 'Undo',
  ...(about !== undefined && { about }),
  onPress: () => void undo(),
})
