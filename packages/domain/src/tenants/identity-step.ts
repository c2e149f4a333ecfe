import { getEnv, types } from 'mobx-state-tree'
import type { BaseEnv } from '../platform/env.ts'
import { problemOf } from '../platform/problem.ts'
import { writeFailure } from '../platform/records/write-outcome.ts'
import { readTabLink, type TabLink, type TenantLinkPurpose } from '../links/tenant-links.ts'
import type { Identity } from './identity.suite.ts'
import { feedbackOn, NO_FEEDBACK, type IdentityOutcome, type SendOutcome } from './visit-outcome.ts'

/** `lost`: no link was opened in this tab. */
export type VisitStep = 'lost' | 'identity' | 'form' | 'sent'

export interface IdentityCalls<Env extends BaseEnv, Visited> {
  purpose: TenantLinkPurpose
  /** False when the identity does not match or the link no longer works. */
  identify: (env: Env, token: string, identity: Identity, visited: Visited | null) => Promise<Visited | false>
}

/** The first step of every page of tenants. Nothing of it outlives the tab. */
export const identityStepModel = <Env extends BaseEnv, Visited extends object>(
  name: string,
  { purpose, identify }: IdentityCalls<Env, Visited>,
) =>
  types
    .model(name, {})
    .volatile(() => ({
      link: null as TabLink,
      /** Null until the identity step succeeded. */
      visited: null as Visited | null,
      /** Disables the buttons. */
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
    }))
    .actions((self) => ({
      /** Without any effect on the page but its data. */
      async check(identity: Identity): Promise<IdentityOutcome> {
        const { link } = self
        if (link?.kind !== 'open') return { kind: 'mismatch' }
        try {
          const visited = await identify(getEnv<Env>(self), link.token, identity, self.visited)
          if (visited === false) return { kind: 'mismatch' }
          self.receive(visited)
          return { kind: 'known' }
        } catch (caught) {
          return writeFailure(problemOf(caught))
        }
      },
    }))
    .actions((self) => ({
      async identify(identity: Identity): Promise<IdentityOutcome> {
        self.begin()
        return self.finish(await self.check(identity))
      },
    }))
