import type { Session, SignInAnswer } from '@latchkey/domain/session/session.contract'
import type { EnrolAnswer, EnrolledAnswer } from '@latchkey/domain/two-factor/two-factor.contract'
import type { SecondStep } from '@latchkey/domain/session/second-step'
import { checkProof, type CodeKind } from '@latchkey/domain/two-factor/two-factor.suite'
import type { Change, Context } from '../context.ts'
import { accepted } from '../platform/accepted.ts'
import { hashOfToken } from '../platform/secret-token.ts'
import { beginSession } from '../session/begin-session.ts'
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

/** Builds it on a context. */
export function twoFactorSignIn(context: Context, factor: SecondFactor) {
  const failures = signInFailures(context)
  const tokens = sessionTokens(context)

  /** Who waits behind the challenge of a body; everybody else is counted, so that challenges cannot be guessed. */
  async function waiting(body: unknown, step: SecondStep, from: Origin) {
    await failures.refuseAfterTooMany('sign-in', from.address)
    const token = challengeIn(body)
    const tokenHash = hashOfToken(token)
    const userId = await twoFactorQueries(context.db).challenged(tokenHash, step, new Date(context.now()))
    if (userId === undefined) await failures.countFor('sign-in', from.address)
    return userId === undefined ? null : { userId, tokenHash }
  }

  type Waiting = NonNullable<Awaited<ReturnType<typeof waiting>>>

  /** Lets somebody in whose code is right: the code, the challenge and the session are one change. */
  function enter<Answer>(
    { userId, tokenHash }: Waiting,
    from: Origin,
    work: (change: Change, begin: () => Promise<Session>) => Promise<Answer | false>,
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

  async function begin(change: Change, user: SignInUser, tokenHash: Buffer, from: Origin): Promise<Session> {
    const isOurs = await twoFactorQueries(change.db).endChallenge(tokenHash)
    const session = isOurs && (await beginSession(change, user, { from, nowMs: context.now(), tokens }))
    // Undoes the use of the code with everything else.
    if (!session) throw TAKEN
    return session
  }

  return {
    /** Signs in with the code of the app or one for a lost telephone. */
    async enterWithCode(body: unknown, from: Origin): Promise<SignInAnswer> {
      const code = codeIn(body, 'any')
      const someone = await waiting(body, 'code', from)
      if (!someone) return START_AGAIN
      const session = await enter(someone, from, async (change, letIn) =>
        (await factor.accept(change, someone.userId, code)) ? letIn() : false,
      )
      if (session === false) await failures.refuse('session.refuse-code', someone.userId, from.address)
      return session
    },

    /** Gives the secret to somebody who has to set up before anything else. */
    async enrol(body: unknown, from: Origin): Promise<EnrolAnswer> {
      const someone = await waiting(body, 'set-up', from)
      if (!someone) return START_AGAIN
      return context.change({ userId: someone.userId, address: from.address }, async (change) => {
        const user = await sessionQueries(change.db).heldUser(someone.userId)
        return (user && (await factor.begin(change, user))) ?? START_AGAIN
      })
    },

    /** Signs in with the first code of the app that was just set up. */
    async confirm(body: unknown, from: Origin): Promise<EnrolledAnswer> {
      const code = codeIn(body, 'app')
      const someone = await waiting(body, 'set-up', from)
      if (!someone) return START_AGAIN
      const answer = await enter(someone, from, async (change, letIn) => {
        const recoveryCodes = await factor.enable(change, someone.userId, code)
        return recoveryCodes !== null && { session: await letIn(), recoveryCodes }
      })
      if (answer === false) await failures.refuse('session.refuse-code', someone.userId, from.address)
      return answer
    },
  }
}

/** Somebody else took the last step first. */
const TAKEN = new Error('This sign-in has been used.')

/** @throws AppError 422 for what cannot be a code. */
function codeIn(body: unknown, kind: CodeKind): string {
  return accepted(checkProof(body, ['code'], kind)).code
}

function challengeIn(body: unknown): string {
  const { challenge } = (body ?? {}) as { challenge?: unknown }
  return typeof challenge === 'string' ? challenge : ''
}
