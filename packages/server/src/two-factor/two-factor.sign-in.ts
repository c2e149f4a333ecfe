import type { SignInAnswer } from '@latchkey/domain/session/session.contract'
import type { ChallengeBody, ChallengeCodeBody } from '@latchkey/domain/two-factor/two-factor.body'
import type { EnrolAnswer, EnrolledAnswer } from '@latchkey/domain/two-factor/two-factor.contract'
import type { SecondStep } from '@latchkey/domain/session/second-step'
import { validateProof, type CodeKind } from '@latchkey/domain/two-factor/two-factor.suite'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { accepted } from '../platform/http/accepted.ts'
import { hashOfToken } from '../platform/crypto/secret-token.ts'
import { beginSession, type BegunSession } from '../session/begin-session.ts'
import { endSessions } from '../session/end-sessions.ts'
import type { Origin } from '../session/origin.ts'
import { mayEnter, sessionQueries, type SignInUser } from '../session/session.queries.ts'
import { sessionTokens } from '../session/session-tokens.ts'
import { signInFailures } from '../session/sign-in-failures.ts'
import type { SecondFactor } from './second-factor.ts'
import { twoFactorQueries } from './two-factor.queries.ts'

/** The second step of a sign-in: the code, or setting up where a role asks for it. */
export type TwoFactorSignIn = ReturnType<typeof twoFactorSignIn>

/** The second step came too late, or was taken already: the sign-in begins again. */
const START_AGAIN = { redirect: '/login' } as const

/** Creates it from the context. */
export function twoFactorSignIn(context: Context, factor: SecondFactor) {
  const failures = signInFailures(context)
  const tokens = sessionTokens(context)

  /** The user of a challenge; a wrong one is counted, so that challenges cannot be guessed. */
  async function waiting({ values }: Static<typeof ChallengeBody>, step: SecondStep, from: Origin) {
    await failures.refuseAfterTooMany('sign-in', from.address)
    const tokenHash = hashOfToken(values.challenge)
    const userId = await twoFactorQueries(context.db).challenged(tokenHash, step, new Date(context.now()))
    if (userId === undefined) await failures.countFor('sign-in', from.address)
    return userId === undefined ? null : { userId, tokenHash }
  }

  type Waiting = NonNullable<Awaited<ReturnType<typeof waiting>>>

  /** Signs a person in whose code is right: the code, the challenge and the session are one change. */
  function enter<Answer>(
    { userId, tokenHash }: Waiting,
    from: Origin,
    work: (change: Change, begin: () => Promise<BegunSession>) => Promise<Answer | false>,
  ): Promise<Answer | false> {
    return context
      .change({ userId, address: from.address }, async (change) => {
        const user = await sessionQueries(change.db).heldUser(userId)
        if (!user || !mayEnter(user, context.now())) return false
        return work(change, () => begin(change, user, tokenHash, from))
      })
      .catch((error: unknown) => {
        if (error === TAKEN) return false
        throw error
      })
  }

  async function begin(
    change: Change,
    user: SignInUser,
    tokenHash: Buffer,
    from: Origin,
  ): Promise<BegunSession> {
    const isOurs = await twoFactorQueries(change.db).endChallenge(tokenHash)
    const begun = isOurs && (await beginSession(change, user, { from, nowMs: context.now(), tokens }))
    // Undoes the use of the code with everything else.
    if (!begun) throw TAKEN
    return begun
  }

  return {
    /** Signs in with the code of the app or one for a lost telephone. */
    async enterWithCode(body: Static<typeof ChallengeCodeBody>, from: Origin): Promise<SignInAnswer> {
      const code = codeIn(body, 'any')
      const pending = await waiting(body, 'code', from)
      if (!pending) return START_AGAIN
      const session = await enter(pending, from, async (change, startSession) =>
        (await factor.accept(change, pending.userId, code)) ? (await startSession()).session : false,
      )
      if (session === false) await failures.refuse('session.refuse-code', pending.userId, from.address)
      return session
    },

    /** Gives the secret to somebody who has to set up before anything else. */
    async enrol(body: Static<typeof ChallengeBody>, from: Origin): Promise<EnrolAnswer> {
      const pending = await waiting(body, 'set-up', from)
      if (!pending) return START_AGAIN
      return context.change({ userId: pending.userId, address: from.address }, async (change) => {
        const user = await sessionQueries(change.db).heldUser(pending.userId)
        return (user && (await factor.begin(change, user))) ?? START_AGAIN
      })
    },

    /** Signs in with the first code of the app that was just set up. */
    async confirm(body: Static<typeof ChallengeCodeBody>, from: Origin): Promise<EnrolledAnswer> {
      const code = codeIn(body, 'app')
      const pending = await waiting(body, 'set-up', from)
      if (!pending) return START_AGAIN
      const answer = await enter(pending, from, async (change, startSession) => {
        const recoveryCodes = await factor.enable(change, pending.userId, code)
        if (recoveryCodes === null) return false
        const { id, session } = await startSession()
        // The password alone began the others.
        await endSessions(change, pending.userId, new Date(context.now()), { except: id })
        return { session, recoveryCodes }
      })
      if (answer === false) await failures.refuse('session.refuse-code', pending.userId, from.address)
      return answer
    },
  }
}

/** Somebody else took the last step first. */
const TAKEN = new Error('This sign-in has been used.')

/** @throws AppError 422 for what cannot be a code. */
function codeIn(body: Static<typeof ChallengeCodeBody>, kind: CodeKind): string {
  const { code } = body.values
  return accepted(body, validateProof({ code }, kind)).code
}
