import type {
  ChangePasswordBody,
  ForgotPasswordBody,
  ResetPasswordBody,
} from '@latchkey/domain/passwords/password.body'
import {
  validateChangePassword,
  validateForgotPassword,
  validateNewPassword,
} from '@latchkey/domain/passwords/password.suite'
import { errorsIn } from '@latchkey/domain/platform/validation/request-body'
import type { PasswordProofBody } from '@latchkey/domain/two-factor/two-factor.contract'
import { validateProof } from '@latchkey/domain/two-factor/two-factor.suite'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { accountTokens } from '../links/account-tokens.ts'
import { mailPasswordReset } from '../links/mailed-links.ts'
import { accepted, rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { BRAND } from '../mail/mail.layout.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { hashPassword } from '../platform/crypto/password-hash.ts'
import { rateLimitOn } from '../rate-limits/rate-limit.ts'
import { triesOn, type TryCounter } from '../rate-limits/tries.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { recordProof } from '../session/record-proof.ts'
import { endSessions } from '../session/end-sessions.ts'
import { knowsAddress } from '../session/known-addresses.ts'
import { lockOutQueries } from '../session/lock-out.queries.ts'
import { currentPasswordCheck, passwordProof } from './current-password.ts'
import { commonPasswordCheck, hasNameInIt } from './guessable-passwords.ts'
import {
  MAILS_FOR_UNKNOWN_ADDRESSES,
  MAILS_PER_ACCOUNT,
  REQUEST_WINDOW_MS,
  REQUESTS_PER_ADDRESS,
  WRONG_LINKS_PER_ADDRESS,
  WRONG_TRIES_WINDOW_MS,
} from './passwords.limits.ts'
import { passwordQueries } from './passwords.queries.ts'

export type PasswordsService = ReturnType<typeof passwordsService>

const requests = (address: string): TryCounter => ({
  key: `forgot:${networkOf(address)}`,
  max: REQUESTS_PER_ADDRESS,
  windowMs: REQUEST_WINDOW_MS,
})

const wrongLinks = (address: string): TryCounter => ({
  key: `reset:${networkOf(address)}`,
  max: WRONG_LINKS_PER_ADDRESS,
  windowMs: WRONG_TRIES_WINDOW_MS,
})

export function passwordsService(context: Context) {
  const limit = rateLimitOn(context)
  const tries = triesOn(context)
  const isCurrentPassword = currentPasswordCheck(context)
  const provePassword = passwordProof(context)
  const longest = context.config.passwordMax
  const at = () => new Date(context.now())

  const enqueuePasswordNotice = (change: Pick<Change, 'enqueue'>, userId: number) =>
    change.enqueue('mail.account-notice', {
      userId,
      notice: 'password-changed',
      happenedAt: unixSeconds(at()),
    })

  /** Counts a mail. Requests from unknown addresses have a separate limit, so that they do not use up the person's own. */
  async function mayBeMailed(userId: number, address: string): Promise<boolean> {
    const counter = `forgot-mail:${userId}`
    const here = await limit.hit(`${counter}@${networkOf(address)}`, MAILS_PER_ACCOUNT, REQUEST_WINDOW_MS)
    if (!here.isAllowed || (await knowsAddress(context.db, userId, address))) return here.isAllowed
    return (await limit.hit(counter, MAILS_FOR_UNKNOWN_ADDRESSES, REQUEST_WINDOW_MS)).isAllowed
  }

  return {
    /** @throws AppError 429 for an address above a limit, before a body is read */
    admit: (what: 'requests' | 'links', address: string): Promise<void> =>
      tries.check(what === 'requests' ? requests(address) : wrongLinks(address)),

    /** False for an address without an active account, unless `HIDE_ACCOUNTS` is set. */
    async requestReset(body: Static<typeof ForgotPasswordBody>, address: string): Promise<boolean> {
      const { email } = accepted(body, validateForgotPassword(body.values))
      await tries.count(requests(address))
      const userId = await passwordQueries(context.db).activeUserId(email)
      if (userId === undefined) return context.config.hidesAccounts
      if (!(await mayBeMailed(userId, address))) return true
      await context.change({ userId: null, address }, async (change) => {
        await mailPasswordReset(change, userId, 'self', context.now())
        await change.audit({ action: 'user.ask-password-reset', entity: 'user', entityId: userId })
      })
      return true
    },

    /** False for an invalid link, whatever the reason. */
    async reset(body: Static<typeof ResetPasswordBody>, address: string): Promise<boolean> {
      const isGuessable = await commonPasswordCheck()
      const draft = accepted(body, validateNewPassword(body.values, { isGuessable, longest }))
      await tries.count(wrongLinks(address))
      const hash = await hashPassword(draft.newPassword)
      const userId = await passwordQueries(context.db).activeUserId(draft.username)
      const isSet =
        userId !== undefined &&
        (await context.change({ userId, address }, async (change) => {
          const tokens = accountTokens(change.db)
          if (!(await tokens.consume(draft.resetToken, userId, context.now()))) return false
          // Only now, because the response reveals names of the link's owner; the rollback keeps the link valid.
          await rejectNames(change.db, userId, draft.newPassword)
          const hadPassword = (await passwordQueries(change.db).hashOf(userId)) !== null
          await passwordQueries(change.db).reset(userId, hash)
          await lockOutQueries(change.db).clearAll(userId)
          await tokens.cancel(userId, context.now())
          await endSessions(change, userId, at())
          await change.audit({ action: 'user.set-password', entity: 'user', entityId: userId })
          // A first password, also after an administrator's reset, follows a mail of its own.
          if (hadPassword) await enqueuePasswordNotice(change, userId)
          return true
        }))
      if (isSet) await tries.decrement(wrongLinks(address))
      return isSet
    },

    /** Proof of identity by the password. ASVS 5.0, 7.5.3. */
    async prove(actor: Actor, body: Static<typeof PasswordProofBody>): Promise<true> {
      await provePassword(actor, accepted(body, validateProof(body.values, 'app')).password)
      await context.change(actor, (change) => recordProof(change, actor, at()))
      return true
    },

    /** Ends the other sessions. */
    async change(actor: Actor, body: Static<typeof ChangePasswordBody>): Promise<boolean> {
      const draft = body.values
      const [isCommon, names] = await Promise.all([commonPasswordCheck(), namesFor(context.db, actor.userId)])
      const isGuessable = (password: string) => isCommon(password) || hasNameInIt(password, names)
      const errors = errorsIn(body, validateChangePassword(draft, { isGuessable, longest }))
      const oldHash = await passwordQueries(context.db).hashOf(actor.userId)
      const isGiven = errors['currentPassword'] === undefined
      const isRight = isGiven && (await isCurrentPassword(actor.userId, draft.currentPassword, oldHash))
      rejectErrors(isGiven && !isRight ? { currentPassword: ['invalid'], ...errors } : errors)
      const hash = await hashPassword(draft.newPassword)
      return context.change(actor, async (change) => {
        if (oldHash === null || !(await passwordQueries(change.db).replace(actor.userId, oldHash, hash)))
          return false
        await accountTokens(change.db).cancel(actor.userId, context.now())
        await endSessions(change, actor.userId, at(), { except: actor.sessionId })
        await change.audit({ action: 'user.change-password', entity: 'user', entityId: actor.userId })
        await enqueuePasswordNotice(change, actor.userId)
        return true
      })
    },
  }
}

const namesFor = async (db: Change['db'] | Context['db'], userId: number) => [
  BRAND,
  ...(await passwordQueries(db).namesOf(userId)),
]

/** @throws AppError 422 for a password that contains a name of the person or of the product */
async function rejectNames(db: Change['db'], userId: number, password: string): Promise<void> {
  if (hasNameInIt(password, await namesFor(db, userId))) rejectErrors({ newPassword: ['invalid'] })
}
