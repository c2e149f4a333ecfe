import { flow, getEnv, toGenerator } from 'mobx-state-tree'
import { problemOf } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { writeFailure, type WriteFailure, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { TwoFactorSecret, TwoFactorState } from './two-factor.contract.ts'
import type { TwoFactorEnv } from './two-factor.calls.ts'

export type SecretOutcome =
  | { kind: 'secret'; secret: TwoFactorSecret }
  /** Switched on already, for example in another tab. */
  | { kind: 'rejected' }
  | WriteFailure

export type CodesOutcome = { kind: 'codes'; recoveryCodes: readonly string[] } | WriteFailure

/** Secrets and codes are passed through and never stored. */
export const TwoFactorStoreModel = SavingModel.named('TwoFactor')
  .volatile(() => ({
    /** Null until loaded. */
    state: null as TwoFactorState | null,
    hasFailed: false,
  }))
  .actions((self) => ({
    /** Keeps the current state on failure. */
    load: flow(function* () {
      self.hasFailed = false
      try {
        self.state = yield* toGenerator(getEnv<TwoFactorEnv>(self).twoFactor.state())
      } catch {
        self.hasFailed = self.state === null
      }
    }),
  }))
  .actions((self) => {
    const asked = <Outcome>(ask: () => Promise<Outcome>): Promise<Outcome | WriteFailure> =>
      self.whileSaving(() => ask().catch((caught: unknown) => writeFailure(problemOf(caught))))

    const codesBy = (call: () => Promise<{ recoveryCodes: string[] }>): Promise<CodesOutcome> =>
      asked(async () => {
        const { recoveryCodes } = await call()
        await self.load()
        return { kind: 'codes', recoveryCodes }
      })

    return {
      begin: (password: string): Promise<SecretOutcome> =>
        asked(async () => {
          const secret = await getEnv<TwoFactorEnv>(self).twoFactor.begin(password)
          return secret === false ? { kind: 'rejected' } : { kind: 'secret', secret }
        }),
      switchOn: (code: string) => codesBy(() => getEnv<TwoFactorEnv>(self).twoFactor.switchOn(code)),
      async switchOff(proof: { password: string; code: string }): Promise<WriteOutcome> {
        const outcome = await self.written(() => getEnv<TwoFactorEnv>(self).twoFactor.switchOff(proof))
        if (outcome.kind === 'done' || outcome.kind === 'rejected') await self.load()
        return outcome
      },
      /** Requires password and code. */
      renewRecoveryCodes: (proof: { password: string; code: string }) =>
        codesBy(() => getEnv<TwoFactorEnv>(self).twoFactor.renewRecoveryCodes(proof)),
    }
  })
