import { flow, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import { TOO_MANY_ATTEMPTS } from './session.rules.ts'

const NO_ERRORS: ErrorsByField = {}

/** What a form shows of an attempt to sign in, or to have a password set. Source: specification §4, decision S6. */
export const AttemptModel = types
  .model('Attempt', {})
  .volatile(() => ({
    isBusy: false,
    /** Why the last attempt failed; null when it did not, or once the person turned to the form again. */
    failure: null as string | null,
    /** What the server refused. */
    serverErrors: NO_ERRORS,
  }))
  .actions((self) => ({
    fail(failure: string | null) {
      self.failure = failure
    },
  }))
  .views((self) => ({
    /** What the form of the attempt is given. */
    get formProps() {
      const { failure, serverErrors, isBusy } = self
      return { failure, serverErrors, isBusy, onFailureSeen: () => self.fail(null) }
    },
  }))
  .actions((self) => ({
    /** Makes an attempt and keeps why it failed; `refused` is the message where the server said no. Answers the outcome. */
    make: flow(function* <Outcome extends { kind: string; errors?: ErrorsByField }>(
      attempt: Promise<Outcome>,
      refused: string,
    ) {
      self.isBusy = true
      self.failure = null
      const outcome = yield* toGenerator(attempt)
      self.isBusy = false
      if (outcome.kind === 'invalid') self.serverErrors = outcome.errors ?? NO_ERRORS
      else if (outcome.kind === 'refused') self.failure = refused
      else if (outcome.kind === 'limited') self.failure = TOO_MANY_ATTEMPTS
      else if (outcome.kind === 'broken' || outcome.kind === 'failed') self.failure = GENERIC_ERROR
      return outcome
    }),
  }))

/** What a form shows of an attempt. */
export interface Attempt extends Instance<typeof AttemptModel> {}
