import { isAppCode } from '@latchkey/domain/two-factor/two-factor.rules'
import type { Change, Context } from '../context/context.ts'
import type { AccountNotice } from '../jobs/jobs.contract.ts'
import { sealingOf } from '../platform/crypto/sealing.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { appAddress, newSecret, periodOf } from './totp.ts'
import { twoFactorQueries } from './two-factor.queries.ts'

/** Shared by profile and sign-in. */
export type SecondFactor = ReturnType<typeof secondFactor>

export function secondFactor(context: Pick<Context, 'config' | 'log' | 'now'>) {
  const sealing = sealingOf(context.config, 'two-factor.key')

  function opened(sealed: Buffer): string | null {
    try {
      return sealing.open(sealed).toString('utf8')
    } catch (error) {
      // The key was lost or changed: only recovery codes work until an administrator resets the person.
      context.log.error(
        { err: error },
        'A two-factor secret could not be read with the key of this installation',
      )
      return null
    }
  }

  /** The time step of an app's code; null for a wrong code. */
  function periodIn(sealed: Buffer | undefined, code: string): number | null {
    const secret = sealed && isAppCode(code) ? opened(sealed) : null
    return secret === null ? null : periodOf(secret, code, context.now())
  }

  /** Security notice to the owner of the account. */
  function enqueueNotice(
    change: Pick<Change, 'enqueue'>,
    notice: AccountNotice,
    userId: number,
  ): Promise<void> {
    return change.enqueue('mail.account-notice', {
      userId,
      notice,
      happenedAt: unixSeconds(new Date(context.now())),
    })
  }

  return {
    giveRecoveryCodes,
    enqueueNotice,

    /** Null when a second factor is already in force. */
    async begin({ db }: Pick<Change, 'db'>, user: { id: number; username: string }) {
      const secret = newSecret()
      const isKept = await twoFactorQueries(db).begin(user.id, sealing.seal(secret), new Date(context.now()))
      return isKept ? { secret, address: appAddress(secret, user.username) } : null
    },

    /** Enables the pending secret by its first code and returns recovery codes; null for a wrong code. */
    async enable(change: Change, userId: number, code: string): Promise<string[] | null> {
      const queries = twoFactorQueries(change.db)
      const sealed = await queries.secretOf(userId, { isOn: false })
      const period = periodIn(sealed, code)
      if (sealed === undefined || period === null) return null
      if (!(await queries.enable(userId, sealed, period, new Date(context.now())))) return null
      await change.audit({ action: 'user.two-factor-on', entity: 'user', entityId: userId })
      await enqueueNotice(change, 'two-factor-on', userId)
      return giveRecoveryCodes(change, userId)
    },

    /** Consumes a code of the app or a recovery code; false when it is wrong or was used before. */
    async accept(change: Change, userId: number, code: string): Promise<boolean> {
      const queries = twoFactorQueries(change.db)
      if (isAppCode(code)) {
        const period = periodIn(await queries.secretOf(userId, { isOn: true }), code)
        return period !== null && queries.usePeriod(userId, period)
      }
      const isUsed = await queries.useRecoveryCode(userId, hashOfRecoveryCode(code), new Date(context.now()))
      if (isUsed) {
        await change.audit({ action: 'user.recovery-code', entity: 'user', entityId: userId })
      }
      return isUsed
    },
  }
}

async function giveRecoveryCodes(change: Pick<Change, 'db'>, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await twoFactorQueries(change.db).setRecoveryCodes(userId, codes.map(hashOfRecoveryCode))
  return codes
}
