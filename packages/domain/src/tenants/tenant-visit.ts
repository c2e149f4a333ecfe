import { getEnv, types } from 'mobx-state-tree'
import type { BaseEnv } from '../platform/env.ts'
import { problemOf } from '../platform/problem.ts'
import { outcomeOf, writeFailure } from '../platform/records/write-outcome.ts'
import type { Identity } from './identity.suite.ts'
import { readTabLink, spendTabLink, type TabLink, type TenantLinkPurpose } from '../links/tenant-links.ts'
import { feedbackOn, NO_FEEDBACK, type IdentityOutcome, type SendOutcome } from './visit-outcome.ts'

/** `lost`: no link was opened in this tab. */
export type VisitStep = 'lost' | 'identity' | 'form' | 'sent'

export interface VisitCalls<Env extends BaseEnv, Visited, Sent> {
  purpose: TenantLinkPurpose
  /** False when the identity does not match or the link no longer works. */
  identify: (env: Env, token: string, identity: Identity) => Promise<Visited | false>
  send: (env: Env, visited: Visited, sent: Sent) => Promise<boolean>
  /** Cleanup after a successful submit. */
  afterSent?: (env: Env) => void
}

/** Steps of a tenant's page: identity, form, confirmation. Nothing of it outlives the tab. */
export const tenantVisitModel = <Env extends BaseEnv, Visited extends object, Sent>(
  name: string,
  { purpose, identify, send, afterSent }: VisitCalls<Env, Visited, Sent>,
) =>
  types
    .model(name, {})
    .volatile(() => ({
      link: null as TabLink,
      /** Null until the identity step succeeded. */
      visited: null as Visited | null,
      /** Disables the buttons (rule G24). */
      isBusy: false,
      /** Result of the last call, as displayed. */
      feedback: NO_FEEDBACK,
    }))
    .views((self) => ({
      get step(): VisitStep {
        if (self.link === null) return 'lost'
        if (self.link.kind === 'used') return 'sent'
        return self.visited === null ? 'identity' : 'form'
      },
      /** Unix seconds. */
      now: () => getEnv<Env>(self).now(),
    }))
    .actions((self) => ({
      afterCreate() {
        self.link = readTabLink(getEnv<Env>(self).tabStorage, purpose)
      },
      begin() {
        self.isBusy = true
        self.feedback = NO_FEEDBACK
      },
      finish<Outcome extends IdentityOutcome | SendOutcome>(outcome: Outcome): Outcome {
        self.isBusy = false
        self.feedback = feedbackOn(outcome)
        return outcome
      },
      receive(visited: Visited) {
        self.visited = visited
      },
      /** Clears data that requires the identity step. */
      forget() {
        self.visited = null
      },
      useUp() {
        spendTabLink(getEnv<Env>(self).tabStorage, purpose)
        self.link = { kind: 'used' }
        self.visited = null
        afterSent?.(getEnv<Env>(self))
      },
    }))
    .actions((self) => {
      async function check(token: string, identity: Identity): Promise<IdentityOutcome> {
        try {
          const answer = await identify(getEnv<Env>(self), token, identity)
          if (answer === false) return { kind: 'mismatch' }
          self.receive(answer)
          return { kind: 'known' }
        } catch (caught) {
          return writeFailure(problemOf(caught))
        }
      }

      async function sendFor(visited: Visited, sent: Sent): Promise<SendOutcome> {
        const outcome = await outcomeOf(() => send(getEnv<Env>(self), visited, sent))
        if (outcome.kind === 'done') self.useUp()
        if (outcome.kind !== 'failed' || outcome.problem.kind !== 'forbidden') return outcome
        self.forget()
        return { kind: 'lapsed' }
      }

      return {
        async identify(identity: Identity): Promise<IdentityOutcome> {
          self.begin()
          const { link } = self
          return self.finish(link?.kind === 'open' ? await check(link.token, identity) : { kind: 'mismatch' })
        },
        async send(sent: Sent): Promise<SendOutcome> {
          self.begin()
          const { visited } = self
          return self.finish(visited === null ? { kind: 'lapsed' } : await sendFor(visited, sent))
        },
      }
    })
