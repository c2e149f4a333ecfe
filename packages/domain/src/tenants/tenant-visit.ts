import { getEnv } from 'mobx-state-tree'
import type { BaseEnv } from '../platform/env.ts'
import { outcomeOf } from '../platform/records/write-outcome.ts'
import { markTabLinkUsed } from '../links/tenant-links.ts'
import { identityStepModel, type IdentityCalls } from './identity-step.ts'
import type { SendOutcome } from './visit-outcome.ts'

export interface VisitCalls<Env extends BaseEnv, Visited, Sent> extends IdentityCalls<Env, Visited> {
  send: (env: Env, visited: Visited, sent: Sent) => Promise<boolean>
  /** Cleanup after a successful submit. */
  afterSent?: (env: Env) => void
}

/** Steps of a tenant's form: identity, form, confirmation. */
export const tenantVisitModel = <Env extends BaseEnv, Visited extends object, Sent>(
  name: string,
  { send, afterSent, ...calls }: VisitCalls<Env, Visited, Sent>,
) =>
  identityStepModel<Env, Visited>(name, calls)
    .actions((self) => ({
      useUp() {
        markTabLinkUsed(getEnv<Env>(self).tabStorage, calls.purpose)
        self.link = { kind: 'used' }
        self.visited = null
        afterSent?.(getEnv<Env>(self))
      },
    }))
    .actions((self) => {
      async function sendFor(visited: Visited, sent: Sent): Promise<SendOutcome> {
        const outcome = await outcomeOf(() => send(getEnv<Env>(self), visited, sent))
        if (outcome.kind === 'done') self.useUp()
        if (outcome.kind !== 'failed' || outcome.problem.kind !== 'forbidden') return outcome
        self.forget()
        return { kind: 'lapsed' }
      }

      return {
        async send(sent: Sent): Promise<SendOutcome> {
          self.begin()
          const { visited } = self
          return self.finish(visited === null ? { kind: 'lapsed' } : await sendFor(visited, sent))
        },
      }
    })
