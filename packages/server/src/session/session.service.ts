import { randomBytes } from 'node:crypto'
import { toFieldErrors, type Checked } from '@latchkey/domain/platform/field-errors'
import type { Session, SignInAnswer } from '@latchkey/domain/session/session.contract'
import type { SignInDraft } from '@latchkey/domain/session/session.rules'
import type { Context } from '../context.ts'
import { accountTokens } from '../links/account-tokens.ts'
import { linkPaths } from '../links/link-paths.ts'
import type { Actor } from '../platform/actor.ts'
import { fieldErrors, rateLimited } from '../platform/error.ts'
import { NOBODYS_HASH, verifyPassword } from '../platform/password-hash.ts'
import { rateLimitOn } from '../platform/rate-limit.ts'
import { hashOfToken, newSecretToken } from '../platform/secret-token.ts'
import { readJwt, signJwt } from './jwt.ts'
import {
  ADDRESS_FAILURES,
  ADDRESS_WINDOW_MS,
  LAST_SEEN_MS,
  PASSWORD_LOOKED_AT,
  SESSION_MS,
  TOKEN_MS,
} from './session.limits.ts'
import { sessionQueries, type LiveSession, type SignInUser } from './session.queries.ts'
import { readSignIn, readToken } from './sign-in.reading.ts'
import { loadSigningKey } from './signing-key.ts'

/** Where a call comes from, as the trail and the list of sessions keep it. */
export interface Origin {
  readonly address: string
  readonly device: string | null
}

/** Signing in and out, and knowing who calls. */
export type SessionService = ReturnType<typeof sessionService>

/** Builds signing in and out on a context. */
export function sessionService(context: Context) {
  const limit = rateLimitOn(context)
  let key: Promise<Buffer> | undefined
  const signingKey = () =>
    (key ??= loadSigningKey(context).catch((error: unknown) => {
      key = undefined
      throw error
    }))

  /** A fresh token of a session; it never outlives the session. */
  async function tokenOf(secret: string, sessionEndsAt: Date): Promise<string> {
    const now = context.now()
    const exp = Math.min(now + TOKEN_MS, sessionEndsAt.getTime())
    const claims = { secret, jti: randomBytes(9).toString('base64url'), iat: seconds(now), exp: seconds(exp) }
    return signJwt(claims, await signingKey())
  }

  async function findSession(token: string): Promise<{ secret: string; session: LiveSession } | null> {
    const claims = readJwt(token, await signingKey(), seconds(context.now()))
    if (claims === null) return null
    const session = await sessionQueries(context.db).find(hashOfToken(claims.secret), new Date(context.now()))
    return session ? { secret: claims.secret, session } : null
  }

  async function enterWithPassword({ username, password }: SignInDraft, from: Origin): Promise<SignInAnswer> {
    const counter = `sign-in:${from.address}`
    await refuseAfterTooMany(counter)
    const user = await sessionQueries(context.db).userByName(username)
    // Checked whoever it is, so that the time taken tells nobody which accounts exist, are disabled or locked.
    const isLookedAt = password.length <= PASSWORD_LOOKED_AT
    const isRight = await verifyPassword(isLookedAt ? password : '', user?.password_hash ?? NOBODYS_HASH)
    const answer = user && isRight && isLookedAt && mayEnter(user) ? await enter(user, from) : false
    if (answer !== false) return answer
    await limit.hit(counter, ADDRESS_FAILURES, ADDRESS_WINDOW_MS)
    await context.change({ userId: null, address: from.address }, async (change) => {
      const isLocked = user !== undefined && (await sessionQueries(change.db).countFailure(user.id, at()))
      await change.audit({ action: 'session.refuse', entity: 'user', entityId: user?.id ?? null })
      if (isLocked) await change.audit({ action: 'user.lock', entity: 'user', entityId: user.id })
    })
    return false
  }

  function mayEnter(user: SignInUser): boolean {
    return user.active && (user.locked_until === null || user.locked_until.getTime() <= context.now())
  }

  function enter(user: SignInUser, from: Origin): Promise<SignInAnswer> {
    return context.change({ userId: user.id, address: from.address }, async (change) => {
      if (user.must_set_password) {
        const { token } = await accountTokens(change.db).issue(user.id, 'passwordReset', context.now())
        await change.audit({ action: 'session.redirect', entity: 'user', entityId: user.id })
        return { redirect: linkPaths.password(token, user.username) }
      }
      const queries = sessionQueries(change.db)
      if (!(await queries.acceptPassword(user, at()))) return false
      const secret = newSecretToken()
      const expiresAt = new Date(context.now() + SESSION_MS)
      const id = await queries.begin({
        tokenHash: hashOfToken(secret),
        userId: user.id,
        at: at(),
        expiresAt,
        ...from,
      })
      await change.audit({ action: 'session.begin', entity: 'session', entityId: id })
      return { id: user.id, email: user.username, jwt: await tokenOf(secret, expiresAt) }
    })
  }

  /**
   * A fresh token for the session of an older one. The older one works on until its own day is over: another tab
   * may still hold it, and signing that tab out would lose work. Ending the session ends them all.
   */
  async function renew(token: string, from: Origin): Promise<Session | false> {
    const counter = `token:${from.address}`
    await refuseAfterTooMany(counter)
    const found = await findSession(token)
    if (found === null) {
      await limit.hit(counter, ADDRESS_FAILURES, ADDRESS_WINDOW_MS)
      return false
    }
    const { secret, session } = found
    return { id: session.userId, email: session.username, jwt: await tokenOf(secret, session.expiresAt) }
  }

  async function refuseAfterTooMany(counter: string): Promise<void> {
    const { count, retryAfterSeconds } = await limit.peek(counter)
    if (count >= ADDRESS_FAILURES) throw rateLimited(retryAfterSeconds)
  }

  function at(): Date {
    return new Date(context.now())
  }

  return {
    /** Signs in with username and password, or renews with a stored token. */
    async signIn(body: unknown, from: Origin): Promise<SignInAnswer> {
      const request = accepted(readSignIn(body))
      return 'token' in request ? renew(request.token, from) : enterWithPassword(request, from)
    },

    /** Renews with a stored token. */
    renew: async (body: unknown, from: Origin) => renew(accepted(readToken(body)).token, from),

    /** Ends the session of the call and its live sockets. */
    async signOut(actor: Actor): Promise<true> {
      await context.change(actor, async (change) => {
        await sessionQueries(change.db).end(actor.sessionId, at())
        await change.audit({ action: 'session.end', entity: 'session', entityId: actor.sessionId })
        change.disconnect([actor.sessionId])
      })
      return true
    },

    /** Who a token speaks for; null for one that is unknown, changed, run out or ended, or whose person may not enter. */
    async authenticate(token: string, address: string): Promise<Actor | null> {
      const found = await findSession(token)
      if (found === null) return null
      const { id, userId, username, permissions, lastSeenAt } = found.session
      const staleBefore = new Date(context.now() - LAST_SEEN_MS)
      if (lastSeenAt < staleBefore) {
        await context.change(null, ({ db }) => sessionQueries(db).touch(id, at(), staleBefore))
      }
      return { userId, username, sessionId: id, permissions: new Set(permissions), address }
    },
  }
}

function accepted<Value>(checked: Checked<Value>): Value {
  if (!checked.ok) throw fieldErrors(toFieldErrors(checked.errors))
  return checked.value
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
