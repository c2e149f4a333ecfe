import { flow, getEnv, toGenerator, type Instance } from 'mobx-state-tree'
import { problemOf } from '../platform/problem.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import {
  outcomeOf,
  writeFailure,
  type WriteFailure,
  type WriteOutcome,
} from '../platform/records/write-outcome.ts'
import type { Session } from '../session/session.contract.ts'
import type { TwoFactorSecret, TwoFactorState } from './two-factor.contract.ts'
import type { TwoFactorEnv } from './two-factor.port.ts'

/** What became of asking for a secret. */
export type SecretOutcome =
  | { kind: 'secret'; secret: TwoFactorSecret }
  /** It is on already: somebody was quicker in another tab. */
  | { kind: 'refused' }
  | WriteFailure

/** What became of asking for a secret during a sign-in. */
export type EnrolOutcome =
  | { kind: 'secret'; secret: TwoFactorSecret }
  /** The sign-in took too long, or was taken already. */
  | { kind: 'start-again' }
  | WriteFailure

/** What became of the first code during a sign-in. */
export type EnrolledOutcome =
  /** The session begins when the recovery codes are kept. */
  | { kind: 'enrolled'; session: Session; recoveryCodes: readonly string[] }
  | { kind: 'refused' }
  | { kind: 'start-again' }
  | WriteFailure

/** What became of a code that brings recovery codes. */
export type CodesOutcome = { kind: 'codes'; recoveryCodes: readonly string[] } | WriteFailure

/** One's own second factor, and what administrators do with that of others. Secrets and codes pass through and are never kept. */
export const TwoFactorStoreModel = SavingModel.named('TwoFactor')
  .volatile(() => ({
    /** Null until it is known. */
    state: null as TwoFactorState | null,
    hasFailed: false,
  }))
  .actions((self) => ({
    /** Reads the state; when that fails, the last known one stays. */
    load: flow(function* () {
      self.hasFailed = false
      try {
        self.state = yield* toGenerator(getEnv<TwoFactorEnv>(self).twoFactor.state())
      } catch {
        self.hasFailed = self.state === null
      }
    }),
    /** Drops what is known of the last person. */
    forget() {
      self.state = null
      self.hasFailed = false
    },
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

    const written = (call: () => Promise<boolean>): Promise<WriteOutcome> =>
      self.whileSaving(() => outcomeOf(call))

    return {
      /** Asks for a secret, against the password. */
      begin: (password: string): Promise<SecretOutcome> =>
        asked(async () => {
          const secret = await getEnv<TwoFactorEnv>(self).twoFactor.begin(password)
          return secret === false ? { kind: 'refused' } : { kind: 'secret', secret }
        }),
      /** Switches it on by the first code. */
      switchOn: (code: string) => codesBy(() => getEnv<TwoFactorEnv>(self).twoFactor.switchOn(code)),
      /** Switches it off, against password and code. */
      async switchOff(proof: { password: string; code: string }): Promise<WriteOutcome> {
        const outcome = await written(() => getEnv<TwoFactorEnv>(self).twoFactor.switchOff(proof))
        if (outcome.kind === 'done' || outcome.kind === 'refused') await self.load()
        return outcome
      },
      /** Replaces the recovery codes, against password and code. */
      renewRecoveryCodes: (proof: { password: string; code: string }) =>
        codesBy(() => getEnv<TwoFactorEnv>(self).twoFactor.renewRecoveryCodes(proof)),
      /** Asks for the secret during a sign-in. */
      enrol: (challenge: string): Promise<EnrolOutcome> =>
        asked(async () => {
          const answer = await getEnv<TwoFactorEnv>(self).twoFactor.enrol(challenge)
          return 'redirect' in answer ? { kind: 'start-again' } : { kind: 'secret', secret: answer }
        }),
      /** Sends the first code during a sign-in. */
      confirmEnrolment: (challenge: string, code: string): Promise<EnrolledOutcome> =>
        asked(async () => {
          const answer = await getEnv<TwoFactorEnv>(self).twoFactor.confirmEnrolment(challenge, code)
          if (answer === false) return { kind: 'refused' }
          return 'redirect' in answer ? { kind: 'start-again' } : { kind: 'enrolled', ...answer }
        }),
      /** Takes somebody else's second factor away. The push that follows brings the list up to date. */
      reset: (userId: number) => written(() => getEnv<TwoFactorEnv>(self).twoFactor.reset(userId)),
      /** Makes a role ask for two factors, or no longer. The push that follows brings the list up to date. */
      setRequirement: (roleId: number, isRequired: boolean) =>
        written(() => getEnv<TwoFactorEnv>(self).twoFactor.setRequirement(roleId, isRequired)),
    }
  })

/** One's own second factor, and what administrators do with that of others. */
export interface TwoFactorStore extends Instance<typeof TwoFactorStoreModel> {}
