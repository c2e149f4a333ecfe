import { getEnv } from 'mobx-state-tree'
import { CODE_REJECTED } from './two-factor.messages.ts'
import { AttemptModel } from '../session/attempt.model.ts'
import { SIGN_IN_REJECTED, type SignInDraft } from '../session/session.rules.ts'
import type { SessionStore, SignInOutcome } from '../session/session.store.ts'

interface PageEnv {
  stores: { session: Pick<SessionStore, 'enterWithCode' | 'loadPermissions' | 'signIn'> }
}

/** For steps that need a page of their own; this page adopts a sign-in of another tab. */
const ELSEWHERE = 'Please sign in in another tab. This page will then continue automatically.'

/** A sign-in over unsaved edits. */
export const SignInAgainModel = AttemptModel.named('Sign-in again')
  .volatile(() => ({
    /** Of the pending sign-in that needs a code; null for the password. */
    challenge: null as string | null,
  }))
  .actions((self) => ({
    setChallenge(challenge: string | null) {
      self.challenge = challenge
    },
  }))
  .actions((self) => {
    const { session } = getEnv<PageEnv>(self).stores
    const receive = async (answer: Promise<SignInOutcome>, rejected: string): Promise<void> => {
      const outcome = await self.make(answer, rejected)
      if (outcome.kind === 'signed-in') {
        self.setChallenge(null)
        // Permissions may have changed meanwhile.
        void session.loadPermissions()
      } else if (outcome.kind === 'second-step' && outcome.step === 'code')
        self.setChallenge(outcome.challenge)
      else if (outcome.kind === 'second-step' || outcome.kind === 'redirect') self.fail(ELSEWHERE)
    }
    return {
      signIn: (draft: SignInDraft) => receive(session.signIn(draft), SIGN_IN_REJECTED),
      enterCode: (code: string) => receive(session.enterWithCode(self.challenge ?? '', code), CODE_REJECTED),
    }
  })
