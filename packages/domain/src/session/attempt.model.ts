import { flow, toGenerator, types } from 'mobx-state-tree'
import { NO_ERRORS, type ErrorsByField } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import { TOO_MANY_ATTEMPTS } from './session.rules.ts'

/** State of a form that signs in or sets a password (rule S6). */
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
  }))
  .views((self) => ({
    get formProps() {
      const { failure, serverErrors, isBusy } = self
      return { failure, serverErrors, isBusy, onFailureSeen: () => self.fail(null) }
    },
  }))
  .actions((self) => ({
    /**
     * Runs an attempt and keeps its failure; `rejected` is the message for an answer of false. Resolves to the
     * outcome.
     */
    make: flow(function* <Outcome extends { kind: string; errors?: ErrorsByField }>(
      attempt: Promise<Outcome>,
      rejected: string,
    ) {
      self.isBusy = true
      self.failure = null
      const outcome = yield* toGenerator(attempt)
      self.isBusy = false
      if (outcome.kind === 'invalid') self.serverErrors = outcome.errors ?? NO_ERRORS
      else if (outcome.kind === 'rejected') self.failure = rejected
      else if (outcome.kind === 'limited') self.failure = TOO_MANY_ATTEMPTS
      else if (outcome.kind === 'broken' || outcome.kind === 'failed') self.failure = GENERIC_ERROR
      return outcome
    }),
  }))
