import { hasAllPermissions, mayGrant } from '@latchkey/domain/permissions/rights'
import type {
  CodeProofBody,
  PasswordProofBody,
  ProofBody,
  TwoFactorRuleBody,
  RecoveryCodes,
  TwoFactorSecret,
  TwoFactorState,
} from '@latchkey/domain/two-factor/two-factor.contract'
import { validateProof } from '@latchkey/domain/two-factor/two-factor.suite'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { lockPeople } from '../db/people-lock.ts'
import { userPermissions } from '../db/user-permissions.ts'
import { passwordProof } from '../passwords/current-password.ts'
import { accepted, acceptedWith, rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { found } from '../platform/http/error.ts'
import { triesOn } from '../rate-limits/tries.ts'
import { requiresTwoFactor, type RoleRecord } from '../roles/roles.present.ts'
import { roleQueries } from '../roles/roles.queries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { recordProof } from '../session/record-proof.ts'
import type { SecondFactor } from './second-factor.ts'
import { WRONG_CODES, WRONG_CODES_WINDOW_MS } from './two-factor.limits.ts'
import { twoFactorQueries } from './two-factor.queries.ts'

export type TwoFactorService = ReturnType<typeof twoFactorService>

export function twoFactorService(context: Context, factor: SecondFactor) {
  const tries = triesOn(context)
  const provePassword = passwordProof(context)
  const at = () => new Date(context.now())

  const isRequiredBySetting = (role: RoleRecord): boolean =>
    requiresTwoFactor(role, context.config) && !role.requires_two_factor

  /** Runs the work in the change that consumes the code. */
  async function withCode<Result>(
    actor: Actor,
    work: (change: Change) => Promise<Result | null>,
  ): Promise<Result> {
    const counter = {
      key: `two-factor-code:${actor.userId}`,
      max: WRONG_CODES,
      windowMs: WRONG_CODES_WINDOW_MS,
    }
    await tries.count(counter)
    const result = await context.change(actor, work)
    if (result === null) rejectErrors({ code: ['invalid'] })
    await tries.clear(counter)
    return result as Result
  }

  return {
    state: async (actor: Actor): Promise<TwoFactorState> => {
      const { isOn, isRequired, recoveryCodesLeft } = await twoFactorQueries(context.db).state(
        actor.userId,
        context.config,
      )
      return {
        isOn: Boolean(isOn),
        isRequired: Boolean(isRequired),
        recoveryCodesLeft: recoveryCodesLeft ?? 0,
      }
    },

    /** Requires the password; false when a second factor is already in force. */
    async begin(actor: Actor, body: Static<typeof PasswordProofBody>): Promise<TwoFactorSecret | false> {
      await provePassword(actor, accepted(body, validateProof(body.values, 'app')).password)
      const user = { id: actor.userId, username: actor.username }
      return (await context.change(actor, (change) => factor.begin(change, user))) ?? false
    },

    /** Needs the app's first code. Ends the other sessions, which began with a password only. */
    async switchOn(actor: Actor, body: Static<typeof CodeProofBody>): Promise<RecoveryCodes> {
      const { code } = accepted(body, validateProof(body.values, 'app'))
      const recoveryCodes = await withCode(actor, async (change) => {
        const codes = await factor.enable(change, actor.userId, code)
        if (codes !== null) await endSessions(change, actor.userId, at(), { except: actor.sessionId })
        return codes
      })
      return { recoveryCodes }
    },

    /** Requires password and code; false while a role requires two factors. */
    async switchOff(actor: Actor, body: Static<typeof ProofBody>): Promise<boolean> {
      const { password, code } = accepted(body, validateProof(body.values, 'any'))
      await provePassword(actor, password)
      return withCode(actor, async (change) => {
        const queries = twoFactorQueries(change.db)
        if ((await queries.state(actor.userId, context.config)).isRequired) return false
        if (!(await factor.accept(change, actor.userId, code))) return null
        await queries.remove(actor.userId)
        await change.audit({ action: 'user.two-factor-off', entity: 'user', entityId: actor.userId })
        await factor.enqueueNotice(change, 'two-factor-off', actor.userId)
        return true
      })
    },

    /** Requires password and code; the old codes stop working. */
    async renewRecoveryCodes(actor: Actor, body: Static<typeof ProofBody>): Promise<RecoveryCodes> {
      const { password, code } = accepted(body, validateProof(body.values, 'any'))
      await provePassword(actor, password)
      const recoveryCodes = await withCode(actor, async (change) => {
        if (!(await factor.accept(change, actor.userId, code))) return null
        await change.audit({ action: 'user.recovery-codes', entity: 'user', entityId: actor.userId })
        await factor.enqueueNotice(change, 'recovery-codes', actor.userId)
        return factor.giveRecoveryCodes(change, actor.userId)
      })
      return { recoveryCodes }
    },

    /** Proof of identity by a code. ASVS 5.0, 7.5.3; decision 0046. */
    async prove(actor: Actor, body: Static<typeof CodeProofBody>): Promise<true> {
      const { code } = accepted(body, validateProof(body.values, 'any'))
      return withCode(actor, async (change) => {
        if (!(await factor.accept(change, actor.userId, code))) return null
        await recordProof(change, actor, at())
        return true as const
      })
    },

    /**
     * For a person who has lost their phone; false without a second factor, for oneself, and for a person with more
     * permissions than the actor's.
     */
    reset: (actor: Actor, userId: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        await lockPeople(change.db)
        const user = await change.db
          .selectFrom('app_user')
          .select(userPermissions.as('permissions'))
          .where('id', '=', userId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        const { permissions } = found(user)
        if (!hasAllPermissions(actor.permissions, permissions)) return false
        if (userId === actor.userId || !(await twoFactorQueries(change.db).remove(userId))) return false
        await change.audit({ action: 'user.two-factor-reset', entity: 'user', entityId: userId })
        await factor.enqueueNotice(change, 'two-factor-reset', userId)
        change.push('users-refresh', {})
        return true
      }),

    /**
     * From the holders' next sign-in on; false for a role with more permissions than the actor's, and when
     * the configuration requires it for System Administrators anyway.
     */
    async setRequirement(
      actor: Actor,
      roleId: number,
      body: Static<typeof TwoFactorRuleBody>,
    ): Promise<boolean> {
      const { required } = acceptedWith(body, ['required'])
      return context.change(actor, async (change) => {
        await lockPeople(change.db)
        const role = found(await roleQueries(change.db).find(roleId))
        if (!mayGrant(actor.permissions, role.children)) return false
        if (!required && isRequiredBySetting(role)) return false
        await roleQueries(change.db).update(roleId, { requires_two_factor: required })
        const changes = [{ field: 'requiresTwoFactor', from: role.requires_two_factor, to: required }]
        await change.audit({ action: 'role.two-factor', entity: 'role', entityId: roleId, changes })
        change.push('roles-refresh', {})
        return true
      })
    },
  }
}
