import { mayAdminister, mayGrant } from '@latchkey/domain/permissions/rights'
import type { Page } from '@latchkey/domain/platform/lists/page'
import { freeNamesAmong } from '@latchkey/domain/platform/values/names'
import type { RoleBody, RoleIdsBody } from '@latchkey/domain/roles/role.body'
import type { PermissionRow, Role } from '@latchkey/domain/roles/role.contract'
import type { RoleDraft } from '@latchkey/domain/roles/role.draft'
import { ROLES_PAGE_MAX } from '@latchkey/domain/roles/role.limits'
import { isProtectedRole } from '@latchkey/domain/roles/role-names'
import { validateRole } from '@latchkey/domain/roles/role.suite'
import type { Static } from 'typebox'
import { fieldChanges } from '../audit/field-changes.ts'
import type { Change, Context } from '../context/context.ts'
import { createOnce } from '../context/create-once.ts'
import { accepted, acceptedWith, rejectErrors } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { forbidden, found } from '../platform/http/error.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { lockPeople } from '../db/people-lock.ts'
import { requiredRoleQueries } from './required-roles.queries.ts'
import { presentPermission, presentRole, type RoleRecord } from './roles.present.ts'
import { roleQueries } from './roles.queries.ts'

export type RolesService = ReturnType<typeof rolesService>

export function rolesService(context: Context) {
  const at = () => new Date(context.now())
  const present = (record: RoleRecord) => presentRole(record, context.config)

  /** Only administrators may end a requirement of two factors (decision 0036). */
  const mayEnd = async (change: Change, actor: Actor, roleIds: readonly number[]): Promise<boolean> =>
    mayAdminister(actor.permissions) ||
    !(await requiredRoleQueries(change.db, context.config).dependsOn(roleIds))

  return {
    async page(params: { page: number; limit: number }): Promise<Page<Role>> {
      const bounds = boundedPage(params, { maxLimit: ROLES_PAGE_MAX })
      const { rows, total } = await roleQueries(context.db).page(bounds)
      return pageOf(rows.map(present), total, bounds)
    },

    get: async (id: number): Promise<Role> => present(found(await roleQueries(context.db).find(id))),

    async permissions(): Promise<PermissionRow[]> {
      return (await roleQueries(context.db).permissions()).map(presentPermission)
    },

    /** False when it grants more than its author holds. */
    async create(actor: Actor, body: Static<typeof RoleBody>, key?: string): Promise<Role | false> {
      return createOnce<Role | false>(context, actor, {
        entity: 'role',
        key,
        get: (id) => this.get(id),
        async create(change) {
          const queries = roleQueries(change.db)
          await lockPeople(change.db)
          const draft = await acceptedDraft(change, body, null)
          if (!(await mayGiveAll(change, actor, draft.permissions))) return false
          rejectTwoFactorChange(actor, false, draft)
          const id = await queries.insert(rowOf(draft))
          await queries.setPermissions(id, draft.permissions)
          const role = found(await queries.find(id))
          await change.audit({
            action: 'role.create',
            entity: 'role',
            entityId: id,
            changes: fieldChanges(null, fieldsOf(role)),
          })
          change.push('roles-refresh', {})
          return present(role)
        },
      })
    },

    /**
     * In force from the next call of its users. False when the role had or would have permissions that the actor does not
     * have, or when the actor may not end its requirement of two factors.
     */
    save: (actor: Actor, id: number, body: Static<typeof RoleBody>): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = roleQueries(change.db)
        const saved = await changeable(change, id)
        const draft = await acceptedDraft(change, body, saved)
        if (!mayGrant(actor.permissions, saved.children)) return false
        if (!(await mayGiveAll(change, actor, draft.permissions))) return false
        rejectTwoFactorChange(actor, saved.requires_two_factor, draft)
        if (draft.status !== 1 && !(await mayEnd(change, actor, [id]))) return false
        await queries.update(id, rowOf(draft))
        await queries.setPermissions(id, draft.permissions)
        const changes = fieldChanges(fieldsOf(saved), fieldsOf(found(await queries.find(id))))
        await change.audit({ action: 'role.update', entity: 'role', entityId: id, changes })
        await pushRoleChange(change, [id])
        return true
      }),

    /**
     * False when the role holds more than the actor does, or when the actor may not end its requirement of two factors.
     */
    toggleActive: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const saved = await changeable(change, id)
        if (!mayGrant(actor.permissions, saved.children)) return false
        if (saved.status && !(await mayEnd(change, actor, [id]))) return false
        const status = !saved.status
        await roleQueries(change.db).update(id, { status })
        const changes = fieldChanges(fieldsOf(saved), fieldsOf({ ...saved, status }))
        await change.audit({ action: 'role.update', entity: 'role', entityId: id, changes })
        await pushRoleChange(change, [id])
        return true
      }),

    /** Deletes a role, which its holders lose at once. False for the same reasons as disabling. */
    remove: (actor: Actor, id: number): Promise<boolean> =>
      context.change(actor, async (change) => {
        const { children } = await changeable(change, id)
        if (!mayGrant(actor.permissions, children)) return false
        if (!(await mayEnd(change, actor, [id]))) return false
        await remove(change, [id], at())
        return true
      }),

    /** All or none; unknown ids are ignored (rule R15). False as for a single one. */
    async removeMany(actor: Actor, body: Static<typeof RoleIdsBody>): Promise<boolean> {
      const { ids } = acceptedWith(body, ['ids'])
      if (ids.length === 0) rejectErrors({ ids: ['required'] })
      return context.change(actor, async (change) => {
        await lockPeople(change.db)
        const wanted = await roleQueries(change.db).findMany(ids)
        if (wanted.some(isProtectedRole)) throw forbidden()
        if (!wanted.every(({ children }) => mayGrant(actor.permissions, children))) return false
        if (wanted.length === 0) return true
        const wantedIds = wanted.map(({ id }) => id)
        if (!(await mayEnd(change, actor, wantedIds))) return false
        await remove(change, wantedIds, at())
        return true
      })
    },
  }
}

/** Locks roles for the change; the protected role is forbidden. */
async function changeable(change: Change, id: number): Promise<RoleRecord> {
  await lockPeople(change.db)
  const record = found(await roleQueries(change.db).find(id))
  if (isProtectedRole(record)) throw forbidden()
  return record
}

/**
 * `saved` is null for a new role.
 * @throws AppError 422 with all failing fields
 */
async function acceptedDraft(
  change: Change,
  body: Static<typeof RoleBody>,
  saved: RoleRecord | null,
): Promise<RoleDraft> {
  const { requiresTwoFactor, permissions, ...fields } = body.values
  const draft = {
    ...fields,
    permissions: permissions ?? [],
    ...(requiresTwoFactor !== null && { requiresTwoFactor }),
  }
  const queries = roleQueries(change.db)
  const isNameFree = freeNamesAmong(await queries.names(), saved)
  const permissionIds = new Set((await queries.permissions()).map(({ id }) => id))
  const errors = validateRole(draft, {
    isNameFree,
    knowsPermission: (id) => permissionIds.has(id),
  })
  // Missing permissions mean none for a new role; a saved one would lose its own.
  accepted(body, saved !== null && permissions === null ? { ...errors, permissions: ['required'] } : errors)
  return draft
}

/** True when the actor holds all permissions with these ids. */
async function mayGiveAll(change: Change, actor: Actor, ids: readonly number[]): Promise<boolean> {
  const permissions = await roleQueries(change.db).permissions()
  return mayGrant(
    actor.permissions,
    permissions.filter(({ id }) => ids.includes(id)),
  )
}

/**
 * @throws AppError 403 when the draft changes whether two factors are required and the actor is no administrator
 * (rule R16)
 */
function rejectTwoFactorChange(
  actor: Actor,
  before: boolean,
  { requiresTwoFactor = before }: RoleDraft,
): void {
  if (requiresTwoFactor === before) return
  if (!mayAdminister(actor.permissions)) throw forbidden()
}

const rowOf = ({ name, status, requiresTwoFactor }: RoleDraft) => ({
  name,
  status: status === 1,
  ...(requiresTwoFactor !== undefined && { requires_two_factor: requiresTwoFactor }),
})

async function remove(change: Change, ids: readonly number[], at: Date): Promise<void> {
  const queries = roleQueries(change.db)
  for (const id of ids) {
    await queries.update(id, { deleted_at: at })
    await change.audit({ action: 'role.delete', entity: 'role', entityId: id })
  }
  await pushRoleChange(change, ids)
}

/** Updates what the holders' sockets receive, and pushes refreshes. */
async function pushRoleChange(change: Change, roleIds: readonly number[]): Promise<void> {
  change.review(await roleQueries(change.db).holders(roleIds))
  change.push('roles-refresh', {})
  change.push('users-refresh', {})
}

function fieldsOf({
  name,
  status,
  requires_two_factor: requiresTwoFactor,
  children,
}: RoleRecord): Record<string, unknown> {
  return { name, status, requiresTwoFactor, permissions: children.map((permission) => permission.name) }
}
