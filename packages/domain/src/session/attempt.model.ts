import { flow, toGenerator, types } from 'mobx-state-tree'
import { NO_ERRORS, type ErrorsByField } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import { TOO_MANY_ATTEMPTS } from './session.rules.ts'

export interface AttemptOutcome {
  kind: string
  errors?: ErrorsByField
}

/** Clears the failure of an attempt. */
export const NO_FAILURE: AttemptOutcome = { kind: 'none' }

const FAILURES: Readonly<Record<string, string>> = {
  limited: TOO_MANY_ATTEMPTS,
  broken: GENERIC_ERROR,
  failed: GENERIC_ERROR,
}

/** State of a form that signs in, proves who the user is, or sets a password (rule S6). */
export const AttemptModel = types
  .model('Attempt', {})
  .volatile(() => ({
    isBusy: false,
    /** Null after a success, and once the user has focused the form again. */
    failure: null as string | null,
    /** The server's errors by field. */
    serverErrors: NO_ERRORS,
  }))
  .actions((self) => ({
    fail(failure: string | null) {
      self.failure = failure
    },
    /** Keeps the failure of an outcome in place of an earlier one; `rejected` is the message for an answer of false. */
    receive({ kind, errors }: AttemptOutcome, rejected: string = GENERIC_ERROR) {
      self.serverErrors = (kind === 'invalid' && errors) || NO_ERRORS
      self.failure = kind === 'rejected' ? rejected : (FAILURES[kind] ?? null)
    },
  }))
  .views((self) => ({
    get formProps() {
      const { failure, serverErrors, isBusy } = self
      return { failure, serverErrors, isBusy, onFailureSeen: () => self.fail(null) }
    },
  }))
  .actions((self) => ({
    /** Runs an attempt, and resolves to its outcome. */
    make: flow(function* <Made extends AttemptOutcome>(attempt: Promise<Made>, rejected?: string) {
      self.isBusy = true
      self.failure = null
      const outcome = yield* toGenerator(attempt)
      self.isBusy = false
      self.receive(outcome, rejected)
      return outcome
    }),
  }))
