import type { Page } from '@latchkey/domain/platform/lists/page'
import { hasAllPermissions, mayAdminister, mayGrant } from '@latchkey/domain/permissions/rights'
import { isProtectedRole } from '@latchkey/domain/roles/role-names'
import type { HandOverBody } from '@latchkey/domain/users/hand-over.body'
import type { Work } from '@latchkey/domain/users/hand-over.contract'
import type { NewUserBody, UserRolesBody } from '@latchkey/domain/users/user.body'
import type { User } from '@latchkey/domain/users/user.contract'
import { validateUser } from '@latchkey/domain/users/user.suite'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { createOnce } from '../context/create-once.ts'
import { accountTokens } from '../links/account-tokens.ts'
import { mailInvite, mailPasswordReset } from '../links/mailed-links.ts'
import { accepted, acceptedWith, rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { forbidden, found, unproved } from '../platform/http/error.ts'
import { orNull } from '../platform/values/blank.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { lockPeople } from '../db/people-lock.ts'
import { triesOn } from '../rate-limits/tries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { lockOutQueries } from '../session/lock-out.queries.ts'
import { handOver, workOf } from './hand-over.ts'
import { requiredRoleQueries } from '../roles/required-roles.queries.ts'
import { RESET_WINDOW_MS, RESETS_PER_USER } from './users.limits.ts'
import { mayChangeRoles, mayShutOut } from './users.policy.ts'
import { presentUser } from './users.present.ts'
import { viewQueries } from '../views/views.queries.ts'
import { userQueries, type UserState } from './users.queries.ts'

export type UsersService = ReturnType<typeof usersService>

export function usersService(context: Context) {
  const tries = triesOn(context)
  const at = () => new Date(context.now())
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))

  /**
   * Locks people for the change; false for an actor with fewer rights than the user, and nothing changes.
   */
  function changeUser(
    actor: Actor,
    id: number,
    work: (change: Change, user: UserState) => Promise<boolean>,
  ): Promise<boolean> {
    return context.change(actor, async (change) => {
      await lockPeople(change.db)
      const user = found(await userQueries(change.db).state(id))
      return hasAllPermissions(actor.permissions, user.permissions) && work(change, user)
    })
  }

  async function handOverWork(
    change: Change,
    actor: Actor,
    id: number,
    body: Static<typeof HandOverBody>,
  ): Promise<void> {
    const wanted = accepted(body).handOver
    if (wanted !== null) await handOver(change, { actor, userId: id, now: at() }, wanted)
  }

  return {
    async page(params: { page: number; limit: number }): Promise<Page<User>> {
      const bounds = boundedPage(params)
      const { rows, total } = await userQueries(context.db).page(bounds)
      return pageOf(
        rows.map((row) => presentUser(row, context.now())),
        total,
        bounds,
      )
    },

    async get(id: number): Promise<User> {
      return presentUser(found(await userQueries(context.db).find(id)), context.now())
    },

    /** Returns the work, with the overlaps of a recipient; `to` is their id or empty. */
    async work(id: number, to: string): Promise<Work> {
      found(await userQueries(context.db).state(id))
      if (!/^\d{0,9}$/.test(to)) rejectErrors({ to: ['enumerable'] })
      const toUserId = to === '' ? null : Number(to)
      return workOf(context.db, { userId: id, toUserId, now: at(), today: dates.today() })
    },

    /** An active user is invited by mail. */
    async create(actor: Actor, body: Static<typeof NewUserBody>, key?: string): Promise<User> {
      return createOnce(context, actor, {
        entity: 'user',
        key,
        get: (id) => this.get(id),
        async create(change) {
          const queries = userQueries(change.db)
          await lockPeople(change.db)
          const isNameFree = await queries.isNameFree(body.values.username)
          const roles = await queries.roles()
          const draft = accepted(
            body,
            validateUser(body.values, {
              isNameFree: () => isNameFree,
              knowsRole: (id) => roles.some((role) => role.id === id),
            }),
          )
          const given = roles.filter((role) => draft.roleIds?.includes(role.id))
          checkGiving(actor, given, await queries.administrators())
          const active = draft.active === 1
          const id = await queries.insert({
            username: draft.username,
            active,
            first_name: orNull(draft.firstName),
            last_name: orNull(draft.lastName),
            created_at: at(),
          })
          await queries.setRoles(
            id,
            given.map((role) => role.id),
          )
          if (active) await mailInvite(change, id, context.now())
          const changes = [
            { field: 'username', from: null, to: draft.username },
            { field: 'active', from: null, to: active },
            ...(['firstName', 'lastName'] as const)
              .filter((field) => draft[field] !== '')
              .map((field) => ({ field, from: null, to: draft[field] })),
            ...(given.length > 0 ? [{ field: 'roles', from: [], to: given.map(({ name }) => name) }] : []),
          ]
          await change.audit({ action: 'user.create', entity: 'user', entityId: id, changes })
          change.push('users-refresh', {})
          return presentUser(found(await queries.find(id)), context.now())
        },
      })
    },

    /**
     * Disabling ends the sessions and hands over the work; the first enabling invites. False for a
     * disabled user when the body hands over work.
     */
    toggleActive: (actor: Actor, id: number, body: Static<typeof HandOverBody>): Promise<boolean> =>
      changeUser(actor, id, async (change, user) => {
        const queries = userQueries(change.db)
        const active = !user.active
        const administrators = await queries.administrators()
        if (!active && !mayShutOut({ actorId: actor.userId, userId: id, administrators })) return false
        // Already disabled, by another call or by a first try whose response was lost: the caller did not mean to enable.
        if (active && body.values.handOver !== null) return false
        // Before the work is read: a concurrent assignment waits for this row and then finds the user inactive.
        await queries.update(id, { active })
        if (!active) await handOverWork(change, actor, id, body)
        if (!active) await endSessions(change, id, at())
        else if (user.password_hash === null && user.invited_at === null)
          await mailInvite(change, id, context.now())
        const changes = [{ field: 'active', from: user.active, to: active }]
        await change.audit({
          action: active ? 'user.enable' : 'user.disable',
          entity: 'user',
          entityId: id,
          changes,
        })
        change.push('users-refresh', {})
        return true
      }),

    unlock: (actor: Actor, id: number): Promise<boolean> =>
      changeUser(actor, id, async (change) => {
        await lockOutQueries(change.db).clearAll(id)
        await change.audit({ action: 'user.unlock', entity: 'user', entityId: id })
        change.push('users-refresh', {})
        return true
      }),

    /**
     * Hands over the work; viewings keep the name, shared views stay, and the address can be used again.
     */
    remove: (actor: Actor, id: number, body: Static<typeof HandOverBody>): Promise<boolean> =>
      changeUser(actor, id, async (change) => {
        const queries = userQueries(change.db)
        const administrators = await queries.administrators()
        if (!mayShutOut({ actorId: actor.userId, userId: id, administrators })) return false
        await queries.update(id, { deleted_at: at() })
        await handOverWork(change, actor, id, body)
        await endSessions(change, id, at())
        await accountTokens(change.db).cancel(id, context.now())
        await viewQueries(change.db).forgetMaker(id)
        await change.audit({ action: 'user.delete', entity: 'user', entityId: id })
        change.push('users-refresh', {})
        return true
      }),

    /** Invalidates the password, ends the sessions and mails a link; false for a disabled user. */
    async resetPassword(actor: Actor, id: number): Promise<boolean> {
      const { permissions } = found(await userQueries(context.db).state(id))
      // Before counting: denied tries must not use up the limit of others.
      if (!hasAllPermissions(actor.permissions, permissions)) return false
      await tries.count({ key: `password-reset-for:${id}`, max: RESETS_PER_USER, windowMs: RESET_WINDOW_MS })
      return changeUser(actor, id, async (change, user) => {
        if (!user.active) return false
        await userQueries(change.db).update(id, { password_hash: null, must_set_password: false })
        await lockOutQueries(change.db).clearAll(id)
        await endSessions(change, id, at())
        await accountTokens(change.db).cancel(id, context.now())
        await mailPasswordReset(change, id, 'administrator', context.now())
        await change.audit({ action: 'user.reset-password', entity: 'user', entityId: id })
        return true
      })
    },

    /**
     * In force from the next call. Also false where the actor may not end a requirement of two factors (decision 0036).
     */
    setRoles: (actor: Actor, id: number, body: Static<typeof UserRolesBody>): Promise<boolean> =>
      changeUser(actor, id, async (change) => {
        const queries = userQueries(change.db)
        const roles = await queries.roles()
        const wanted = acceptedRoles(body, new Set(roles.map((role) => role.id)))
        const given = found(await queries.find(id)).roles
        const administrator = roles.find(isProtectedRole)?.id
        const added = roles.filter(
          (role) => wanted.includes(role.id) && !given.some((other) => other.id === role.id),
        )
        if (!added.every((role) => mayGrant(actor.permissions, role.permissions))) return false
        const isAllowed = mayChangeRoles(
          { actorId: actor.userId, userId: id, administrators: await queries.administrators() },
          {
            isNow: given.some((role) => role.id === administrator),
            isThen: wanted.some((roleId) => roleId === administrator),
          },
        )
        if (!isAllowed) return false
        const mayEnd =
          mayAdminister(actor.permissions) ||
          !(await requiredRoleQueries(change.db, context.config).endsWith(id, wanted))
        if (!mayEnd) return false
        await queries.setRoles(id, wanted)
        const changes = [
          {
            field: 'roles',
            from: given.map(({ name }) => name),
            to: found(await queries.find(id)).roles.map(({ name }) => name),
          },
        ]
        await change.audit({ action: 'user.roles', entity: 'user', entityId: id, changes })
        change.review([id])
        change.push('users-refresh', {})
        return true
      }),
  }
}

/**
 * Roles of a new user need what giving them to an existing one does.
 * @throws AppError 403 for an actor who may not give them, or has not proved their identity
 */
function checkGiving(
  actor: Actor,
  roles: readonly (Parameters<typeof isProtectedRole>[0] & { permissions: Parameters<typeof mayGrant>[1] })[],
  administrators: readonly number[],
): void {
  if (roles.length === 0) return
  const mayGive =
    actor.permissions.has('users-roles-update') &&
    roles.every((role) => mayGrant(actor.permissions, role.permissions)) &&
    (!roles.some(isProtectedRole) || administrators.includes(actor.userId))
  if (!mayGive) throw forbidden()
  if (!actor.isProved) throw unproved()
}

/** @throws AppError 422 for a missing list or an unknown role */
function acceptedRoles(body: Static<typeof UserRolesBody>, roleIds: ReadonlySet<number>): number[] {
  const { roles: ids } = acceptedWith(body, ['roles'])
  if (!ids.every((id) => roleIds.has(id))) rejectErrors({ roles: ['enumerable'] })
  return ids
}
