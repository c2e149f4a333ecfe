import { getEnv, types } from 'mobx-state-tree'
import type { BaseEnv } from '../platform/env.ts'
import { problemOf } from '../platform/problem.ts'
import { outcomeOf, writeFailure, type WriteFailure, type WriteOutcome } from '../platform/write-outcome.ts'
import type { Identity } from './identity.suite.ts'
import { readTabLink, spendTabLink, type TabLink, type TenantLinkPurpose } from './tenant-links.ts'

/** Where a tenant stands; `lost` is a tab that no link was opened in. Source: specification §2 "Public flows". */
export type VisitStep = 'lost' | 'identity' | 'form' | 'sent'

/** What became of an identity check; the lead itself is in the store. */
export type IdentityOutcome = { kind: 'known' } | { kind: 'mismatch' } | WriteFailure

/** What became of sending: `lapsed` asks the tenant to say again who they are. Source: decision P2. */
export type SendOutcome = WriteOutcome | { kind: 'lapsed' }

/** How the calls of one kind of link are made. */
export interface VisitCalls<Env extends BaseEnv, Visited, Sent> {
  purpose: TenantLinkPurpose
  /** False for whatever does not match. Source: decision P7. */
  identify: (env: Env, token: string, identity: Identity) => Promise<Visited | false>
  send: (env: Env, visited: Visited, sent: Sent) => Promise<boolean>
  /** What is cleared away once it is sent. */
  afterSent?: (env: Env) => void
}

/** A tenant's way through a mailed link: who are you, the form, done. Nothing of it outlives the tab. */
export const tenantVisitModel = <Env extends BaseEnv, Visited extends object, Sent>(
  name: string,
  { purpose, identify, send, afterSent }: VisitCalls<Env, Visited, Sent>,
) =>
  types
    .model(name, {})
    .volatile(() => ({
      link: null as TabLink,
      /** Null until the tenant proved to be the one who was written to. */
      visited: null as Visited | null,
      /** True while a call is under way. Source: decision G24. */
      isBusy: false,
    }))
    .views((self) => ({
      get step(): VisitStep {
        if (self.link === null) return 'lost'
        if (self.link.kind === 'used') return 'sent'
        return self.visited === null ? 'identity' : 'form'
      },
      /** This moment, in unix seconds. */
      now: () => getEnv<Env>(self).now(),
    }))
    .actions((self) => ({
      afterCreate() {
        self.link = readTabLink(getEnv<Env>(self).tabStorage, purpose)
      },
      setBusy(isBusy: boolean) {
        self.isBusy = isBusy
      },
      receive(visited: Visited) {
        self.visited = visited
      },
      /** Drops what only the proven tenant may see. */
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
    .actions((self) => ({
      /** Says who is there. */
      async identify(identity: Identity): Promise<IdentityOutcome> {
        if (self.link?.kind !== 'open') return { kind: 'mismatch' }
        self.setBusy(true)
        try {
          const answer = await identify(getEnv<Env>(self), self.link.token, identity)
          if (answer === false) return { kind: 'mismatch' }
          self.receive(answer)
          return { kind: 'known' }
        } catch (caught) {
          return writeFailure(problemOf(caught))
        } finally {
          self.setBusy(false)
        }
      },
      /** Sends the form. */
      async send(sent: Sent): Promise<SendOutcome> {
        const { visited } = self
        if (visited === null) return { kind: 'lapsed' }
        self.setBusy(true)
        const outcome = await outcomeOf(() => send(getEnv<Env>(self), visited, sent))
        self.setBusy(false)
        if (outcome.kind === 'done') self.useUp()
        if (outcome.kind !== 'failed' || outcome.problem.kind !== 'forbidden') return outcome
        self.forget()
        return { kind: 'lapsed' }
      },
    }))
