import type {
  SignInBody,
  TokenBody,
  Session,
  SignInResponse,
} from '@latchkey/domain/session/session.contract'
import type { SignInDraft } from '@latchkey/domain/session/session.rules'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { accountTokens } from '../links/account-tokens.ts'
import { linkPaths } from '../links/link-paths.ts'
import type { Actor } from '../platform/http/actor.ts'
import { DUMMY_HASH, verifyPassword } from '../platform/crypto/password-hash.ts'
import { hashOfToken } from '../platform/crypto/secret-token.ts'
import { beginSession } from './begin-session.ts'
import type { Origin } from './origin.ts'
import { idleSince, LAST_SEEN_MS, PASSWORD_CHECKED_MAX } from './session.limits.ts'
import { sessionQueries, type LiveSession, type SignInUser } from './session.queries.ts'
import { sessionTokens } from './session-tokens.ts'
import { signInFailures } from './sign-in-failures.ts'
import { acceptedSignIn, acceptedToken } from './sign-in.reading.ts'

export type SessionService = ReturnType<typeof sessionService>

/** Redirect to the second step; null when the password is enough. */
export type SecondStepFor = (context: Context, db: Change['db'], userId: number) => Promise<string | null>

/** `secondStepFor` decides on the second step of two-factor sign-in. */
export function sessionService(context: Context, secondStepFor: SecondStepFor) {
  const failures = signInFailures(context)
  const tokens = sessionTokens(context)
  const at = () => new Date(context.now())

  async function findSession(token: string): Promise<{ secret: string; session: LiveSession } | null> {
    const secret = await tokens.secretIn(token)
    if (secret === null) return null
    const session = await sessionQueries(context.db).find(
      hashOfToken(secret),
      at(),
      idleSince(context.config, context.now()),
    )
    return session ? { secret, session } : null
  }

  async function enterWithPassword(
    { username, password }: SignInDraft,
    from: Origin,
  ): Promise<SignInResponse> {
    await failures.count('sign-in', from.address)
    const user = await sessionQueries(context.db).userByName(username)
    const attempt = await failures.countOn(user?.id ?? null, 'password', from.address)
    // Hashed for every account, so that timing does not reveal which accounts exist, are disabled or locked.
    const isShortEnough = password.length <= PASSWORD_CHECKED_MAX
    const isRight = await verifyPassword(isShortEnough ? password : '', user?.password_hash ?? DUMMY_HASH)
    const mayEnter = attempt.isAllowed && isRight && isShortEnough
    const outcome = user?.active && mayEnter ? await enter(user, from) : false
    if (outcome === false) {
      await attempt.recordFailure()
      return false
    }
    await failures.decrement('sign-in', from.address)
    // A redirect leads to a second step: the password alone does not reset the failures.
    await ('jwt' in outcome ? attempt.clear() : attempt.uncount())
    return outcome
  }

  function enter(user: SignInUser, from: Origin): Promise<SignInResponse> {
    return context.change({ userId: user.id, address: from.address }, async (change) => {
      if (user.must_set_password) {
        const { token } = await accountTokens(change.db).issueToken(user.id, 'passwordReset', context.now())
        await change.audit({ action: 'session.redirect', entity: 'user', entityId: user.id })
        return { redirect: linkPaths.password(token, user.username) }
      }
      const redirect = await secondStepFor(context, change.db, user.id)
      if (redirect !== null) return { redirect }
      const begun = await beginSession(change, user, { from, nowMs: context.now(), tokens })
      return begun === false ? false : begun.session
    })
  }

  /** Records the last use, at most once a minute. */
  function touch({ id, lastSeenAt }: LiveSession): void {
    const usedAt = at()
    const staleBefore = new Date(usedAt.getTime() - LAST_SEEN_MS)
    if (lastSeenAt >= staleBefore) return
    context.backgroundWrites.start(`session:${id}`, () =>
      context.change(null, ({ db }) => sessionQueries(db).touch(id, usedAt, staleBefore)),
    )
  }

  /**
   * The old token stays valid until it expires: another tab may use it, and would lose work if signed out. Ending the
   * session invalidates all its tokens.
   */
  async function renew(token: string, from: Origin): Promise<Session | false> {
    await failures.check('token', from.address)
    const found = await findSession(token)
    if (found === null) {
      // Counted afterwards only: tokens cannot be guessed, and all pages of an office may renew at once.
      await failures.count('token', from.address)
      return false
    }
    const { secret, session } = found
    touch(session)
    return {
      id: session.userId,
      email: session.username,
      jwt: await tokens.tokenOf(secret, session.expiresAt),
    }
  }

  return {
    /** @throws AppError 429 for an address with too many failures, before a body is read */
    admit: (address: string): Promise<void> => failures.check('sign-in', address),

    async signIn(body: Static<typeof SignInBody>, from: Origin): Promise<SignInResponse> {
      const request = acceptedSignIn(body)
      return 'token' in request ? renew(request.token, from) : enterWithPassword(request, from)
    },

    renew: async (body: Static<typeof TokenBody>, from: Origin) => renew(acceptedToken(body).token, from),

    /** Ends the session of the call and closes its sockets. */
    async signOut(actor: Actor): Promise<true> {
      await context.change(actor, async (change) => {
        await sessionQueries(change.db).end(actor.sessionId, at())
        await change.audit({ action: 'session.end', entity: 'session', entityId: actor.sessionId })
        change.disconnect([actor.sessionId])
      })
      return true
    },

    /** Null for an invalid or expired token, an expired or ended session, and an inactive user. */
    async authenticate(token: string, address: string): Promise<Actor | null> {
      const found = await findSession(token)
      if (found === null) return null
      const { id, userId, username, permissions, provedAt } = found.session
      const isProved = context.now() - provedAt.getTime() < context.config.identityProofSeconds * 1000
      touch(found.session)
      return { userId, username, sessionId: id, permissions: new Set(permissions), address, isProved }
    },
  }
}
