import { staffReader, type StaffRow } from '@latchkey/domain/imports/staff-row'
import type { StayReason } from '@latchkey/domain/imports/import.enums'
import { isProtectedRole } from '@latchkey/domain/roles/role-names'
import type { Change } from '../../../context/context.ts'
import { lockPeople } from '../../../db/people-lock.ts'
import { mailInvite } from '../../../links/mailed-links.ts'
import { orNull } from '../../../platform/values/blank.ts'
import { nameOrUsername } from '../../../platform/values/staff-name.ts'
import { isLastAdministrator } from '../../../users/users.policy.ts'
import { userQueries } from '../../../users/users.queries.ts'
import { choiceQueries } from '../../choices.queries.ts'
import { bulkQueries } from '../bulk.queries.ts'
import type { ImportSetup, RowToUndo, UndoneBy } from '../import-kind.ts'
import { faultIn } from '../planned-row.ts'
import { recordKind } from '../records/record-kind.ts'
import type { AnyDb, RecordChange, RecordType } from '../records/record-type.ts'
import { columnIn } from '../stored-values.ts'
import { roleGiving } from './giving-roles.ts'
import { staffQueries, type StoredUser } from './staff.queries.ts'

interface ImportedUser extends StaffRow {
  readonly reference: string | null
}

const COLUMNS: Readonly<Record<string, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  roles: 'role_ids',
}

const columns = ({ values: { firstName, lastName, roleIds } }: StaffRow) => ({
  first_name: orNull(firstName),
  last_name: orNull(lastName),
  role_ids: roleIds.length === 0 ? null : [...roleIds],
})

const users: RecordType<ImportedUser, StoredUser> = {
  kind: 'staff',
  entity: 'user',
  keyField: 'username',
  isKeyFreeAgain: true,

  async open(db, setup) {
    const read = staffReader({ ...setup, choices: await choiceQueries(db).choices() })
    return {
      read: (line, cells) => ({ ...read(line, cells), reference: null }),
      async batchOf(current, rows) {
        const ids = await staffQueries(current).byUsername(rows.map(({ row }) => row.values.username))
        const refusal = await roleGiving(current, setup)
        return {
          matchOf: ({ row }) => ids.get(row.values.username) ?? null,
          async problemsOf(each, update) {
            const { roleIds } = each.row.values
            const isGiving =
              update === null ? roleIds.length > 0 : update.fields.some(({ field }) => field === 'roles')
            const text = isGiving ? await refusal(roleIds, update?.stored ?? null) : null
            return text === null ? [] : [faultIn(each, setup)('roles', 'enumerable', text)]
          },
        }
      },
    }
  },

  lock: ({ db }) => lockPeople(db),
  stored: (db, ids, options) => staffQueries(db).stored(ids, options),
  columnOf: (field) => COLUMNS[field],
  columns,
  insert: insertUsers,
  update: updateUsers,

  async changesOf(db, changes) {
    const roles = await userQueries(db).roles()
    const shown = (value: unknown) =>
      Array.isArray(value) ? roles.filter(({ id }) => value.includes(id)).map(({ name }) => name) : value
    return changes.map(({ stored, set }) =>
      Object.entries(COLUMNS).flatMap(([field, column]) =>
        column in set ? [{ field, from: shown(columnIn(stored, column)), to: shown(set[column]) }] : [],
      ),
    )
  },

  staying: usersStaying,
  mustStay: async (db, change, by) =>
    (await leavesNoAdministrator(db, change)) || (await mayNotGive(db, change, by)),
  erase: ({ db }, ids) => staffQueries(db).erase(ids),

  async names(db, ids) {
    const found = await staffQueries(db).names(ids)
    return new Map(found.map((user) => [user.id, nameOrUsername(user)]))
  },

  push: (change) => change.push('users-refresh', {}),
}

/** Inactive and without an invitation, unless they are to be invited. */
async function insertUsers(change: Change, { options, now }: ImportSetup, rows: readonly ImportedUser[]) {
  const inserted = await bulkQueries(change.db, 'app_user').insert(
    rows.map((row) => {
      const { role_ids: _roleIds, ...names } = columns(row)
      return { ...names, username: row.values.username, active: options.invite, created_at: now }
    }),
  )
  await staffQueries(change.db).assignRoles(
    inserted.map(({ id }, place) => ({ userId: id, roleIds: rows[place]?.values.roleIds ?? [] })),
  )
  if (options.invite) for (const { id } of inserted) await mailInvite(change, id, now.getTime())
  return inserted
}

async function updateUsers(change: Change, updates: readonly RecordChange<StoredUser>[]) {
  for (const { stored, set } of updates)
    if ('role_ids' in set)
      await userQueries(change.db).setRoles(stored.id, (set['role_ids'] as number[] | null) ?? [])
  change.review(updates.map(({ stored }) => stored.id))
  return bulkQueries(change.db, 'app_user').update(
    updates.map(({ stored, set }) => {
      const { first_name, last_name } = { ...stored, ...set }
      return { id: stored.id, first_name, last_name }
    }),
  )
}

/** An undo removes no role from the last System Administrator (rule U8). */
async function leavesNoAdministrator(db: AnyDb, { stored, set }: RecordChange<StoredUser>): Promise<boolean> {
  if (!('role_ids' in set)) return false
  const queries = userQueries(db)
  const administrator = (await queries.roles()).find(isProtectedRole)?.id ?? 0
  const isThen = ((set['role_ids'] as number[] | null) ?? []).includes(administrator)
  if (isThen || !(stored.role_ids ?? []).includes(administrator)) return false
  return isLastAdministrator({ userId: stored.id, administrators: await queries.administrators() })
}

/** Only users with the permission assign and remove roles. */
async function mayNotGive(
  db: AnyDb,
  { stored, set }: RecordChange<StoredUser>,
  by: UndoneBy,
): Promise<boolean> {
  if (!('role_ids' in set)) return false
  const refusal = await roleGiving(db, by)
  return (await refusal((set['role_ids'] as number[] | null) ?? [], stored)) !== null
}

/** Accounts also stay whose roles the user who undoes the import may not remove. */
async function usersStaying(
  db: AnyDb,
  rows: readonly RowToUndo[],
  by: UndoneBy,
): Promise<Map<number, StayReason>> {
  const queries = staffQueries(db)
  const staying = await queries.staying(rows)
  const created = await queries.stored(
    rows.map(({ recordId }) => recordId),
    { isLocking: false },
  )
  for (const stored of created.values())
    if (
      stored.role_ids !== null &&
      !staying.has(stored.id) &&
      (await mayNotGive(db, { stored, set: { role_ids: null } }, by))
    )
      staying.set(stored.id, 'used')
  return staying
}

export const staff = recordKind(users)
