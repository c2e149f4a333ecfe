import type { SignInResponse } from '@latchkey/domain/session/session.contract'
import type {
  ChallengeBody,
  ChallengeCodeBody,
  EnrolResponse,
  EnrolledResponse,
} from '@latchkey/domain/two-factor/two-factor.contract'
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

/** The second step: a code, or the set-up where a role requires it. */
export type TwoFactorSignIn = ReturnType<typeof twoFactorSignIn>

/** The challenge has expired or was used. */
const START_AGAIN = { redirect: '/login' } as const

export function twoFactorSignIn(context: Context, factor: SecondFactor) {
  const failures = signInFailures(context)
  const tokens = sessionTokens(context)

  /** Counts as a failure until the step succeeds. */
  async function waiting({ values }: Static<typeof ChallengeBody>, step: SecondStep, from: Origin) {
    await failures.count('sign-in', from.address)
    const tokenHash = hashOfToken(values.challenge)
    const userId = await twoFactorQueries(context.db).challenged(tokenHash, step, new Date(context.now()))
    return userId === undefined ? null : { userId, tokenHash }
  }

  type Waiting = NonNullable<Awaited<ReturnType<typeof waiting>>>

  /** Checks a code that is already counted as a failure. */
  async function verifyCode<Result>(
    pending: Waiting,
    from: Origin,
    enterNow: () => Promise<Result | false>,
  ): Promise<Result | false> {
    const attempt = await failures.countOn(pending.userId, 'code', from.address)
    const result = attempt.isAllowed && (await enterNow())
    if (result === false) {
      await attempt.recordFailure()
      return false
    }
    await failures.decrement('sign-in', from.address)
    await attempt.clear()
    return result
  }

  /** Code, challenge and session are one transaction. */
  function enter<Result>(
    { userId, tokenHash }: Waiting,
    from: Origin,
    work: (change: Change, begin: () => Promise<BegunSession>) => Promise<Result | false>,
  ): Promise<Result | false> {
    return context
      .change({ userId, address: from.address }, async (change) => {
        const user = await sessionQueries(change.db).lockUser(userId)
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
    // Rolls back the use of the code too.
    if (!begun) throw TAKEN
    return begun
  }

  return {
    /** @throws AppError 429 for an address with too many failures, before a body is read */
    admit: (address: string): Promise<void> => failures.check('sign-in', address),

    /** Signs in with a code of the app, or a recovery code. */
    async enterWithCode(body: Static<typeof ChallengeCodeBody>, from: Origin): Promise<SignInResponse> {
      const code = codeIn(body, 'any')
      const pending = await waiting(body, 'code', from)
      if (!pending) return START_AGAIN
      return verifyCode(pending, from, () =>
        enter(pending, from, async (change, startSession) =>
          (await factor.accept(change, pending.userId, code)) ? (await startSession()).session : false,
        ),
      )
    },

    /** Returns the secret to set up before the first session. */
    async enrol(body: Static<typeof ChallengeBody>, from: Origin): Promise<EnrolResponse> {
      const pending = await waiting(body, 'set-up', from)
      if (!pending) return START_AGAIN
      await failures.decrement('sign-in', from.address)
      return context.change({ userId: pending.userId, address: from.address }, async (change) => {
        const user = await sessionQueries(change.db).lockUser(pending.userId)
        return (user && (await factor.begin(change, user))) ?? START_AGAIN
      })
    },

    /** Signs in with the first code of the app just set up. */
    async confirm(body: Static<typeof ChallengeCodeBody>, from: Origin): Promise<EnrolledResponse> {
      const code = codeIn(body, 'app')
      const pending = await waiting(body, 'set-up', from)
      if (!pending) return START_AGAIN
      return verifyCode(pending, from, () =>
        enter(pending, from, async (change, startSession) => {
          const recoveryCodes = await factor.enable(change, pending.userId, code)
          if (recoveryCodes === null) return false
          const { id, session } = await startSession()
          // They began with a password only.
          await endSessions(change, pending.userId, new Date(context.now()), { except: id })
          return { session, recoveryCodes }
        }),
      )
    },
  }
}

/** A concurrent call used the challenge first. */
const TAKEN = new Error('This sign-in has been used.')

/** @throws AppError 422 for text that cannot be a code */
function codeIn(body: Static<typeof ChallengeCodeBody>, kind: CodeKind): string {
  const { code } = body.values
  return accepted(body, validateProof({ code }, kind)).code
}
