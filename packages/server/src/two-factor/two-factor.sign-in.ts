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
import { sessionQueries, type SignInUser } from '../session/session.queries.ts'
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

  /** The user of a challenge. Each is counted as a wrong one, until the step has been taken rightly. */
  async function waiting({ values }: Static<typeof ChallengeBody>, step: SecondStep, from: Origin) {
    await failures.take('sign-in', from.address)
    const tokenHash = hashOfToken(values.challenge)
    const userId = await twoFactorQueries(context.db).challenged(tokenHash, step, new Date(context.now()))
    return userId === undefined ? null : { userId, tokenHash }
  }

  type Waiting = NonNullable<Awaited<ReturnType<typeof waiting>>>

  /** Judges a code that was counted before as a wrong one. */
  async function judged<Answer>(
    pending: Waiting,
    from: Origin,
    enterNow: () => Promise<Answer | false>,
  ): Promise<Answer | false> {
    const attempt = await failures.takeOn(pending.userId, 'code', from.address)
    const answer = attempt.isJudged && (await enterNow())
    if (answer === false) {
      await attempt.refuse()
      return false
    }
    await failures.forgive('sign-in', from.address)
    await attempt.clear()
    return answer
  }

  /** Signs a person in whose code is right: the code, the challenge and the session are one change. */
  function enter<Answer>(
    { userId, tokenHash }: Waiting,
    from: Origin,
    work: (change: Change, begin: () => Promise<BegunSession>) => Promise<Answer | false>,
  ): Promise<Answer | false> {
    return context
      .change({ userId, address: from.address }, async (change) => {
        const user = await sessionQueries(change.db).heldUser(userId)
        if (!user?.active) return false
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
    /** @throws AppError 429 for an address with too many failed sign-ins, before anything of another is read. */
    admit: (address: string): Promise<void> => failures.check('sign-in', address),

    /** Signs in with the code of the app or one for a lost telephone. */
    async enterWithCode(body: Static<typeof ChallengeCodeBody>, from: Origin): Promise<SignInAnswer> {
      const code = codeIn(body, 'any')
      const pending = await waiting(body, 'code', from)
      if (!pending) return START_AGAIN
      return judged(pending, from, () =>
        enter(pending, from, async (change, startSession) =>
          (await factor.accept(change, pending.userId, code)) ? (await startSession()).session : false,
        ),
      )
    },

    /** Gives the secret to somebody who has to set up before anything else. */
    async enrol(body: Static<typeof ChallengeBody>, from: Origin): Promise<EnrolAnswer> {
      const pending = await waiting(body, 'set-up', from)
      if (!pending) return START_AGAIN
      await failures.forgive('sign-in', from.address)
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
      return judged(pending, from, () =>
        enter(pending, from, async (change, startSession) => {
          const recoveryCodes = await factor.enable(change, pending.userId, code)
          if (recoveryCodes === null) return false
          const { id, session } = await startSession()
          // The password alone began the others.
          await endSessions(change, pending.userId, new Date(context.now()), { except: id })
          return { session, recoveryCodes }
        }),
      )
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
