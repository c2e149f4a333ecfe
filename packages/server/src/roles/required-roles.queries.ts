import { SYSTEM_ADMINISTRATOR } from '@latchkey/domain/permissions/permission.enums'
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/schema.ts'

type RequirementConfig = Pick<Config, 'requiresAdministratorTwoFactor'>

/** True for the role in `role` when it is in force and requires two factors, by itself or by the setting. */
export const requiresTwoFactorNow = (config: RequirementConfig): RawBuilder<SqlBool> => sql`(
  role.status and role.deleted_at is null and (role.requires_two_factor
    or (${config.requiresAdministratorTwoFactor} and lower(role.name) = ${SYSTEM_ADMINISTRATOR.toLowerCase()})))`

export const requiredRoleQueries = (db: Kysely<Db> | Transaction<Db>, config: RequirementConfig) => ({
  /** True where a holder, active or not, is required to use two factors only by these roles. */
  async dependsOn(roleIds: readonly number[]): Promise<boolean> {
    const { rows } = await sql`
      select from user_role
        join role on role.id = user_role.role_id
        join app_user on app_user.id = user_role.user_id and app_user.deleted_at is null
      where role.id = any(${[...roleIds]}::integer[]) and ${requiresTwoFactorNow(config)}
        and not exists (
          select from user_role as other join role on role.id = other.role_id
          where other.user_id = user_role.user_id and role.id <> all(${[...roleIds]}::integer[])
            and ${requiresTwoFactorNow(config)})
      limit 1`.execute(db)
    return rows.length > 0
  },

  /** True where the person must use two factors now and would not have to with these roles alone. */
  async endsWith(userId: number, roleIds: readonly number[]): Promise<boolean> {
    const { rows } = await sql`
      select from user_role join role on role.id = user_role.role_id
      where user_role.user_id = ${userId} and ${requiresTwoFactorNow(config)}
        and not exists (
          select from role where role.id = any(${[...roleIds]}::integer[]) and ${requiresTwoFactorNow(config)})
      limit 1`.execute(db)
    return rows.length > 0
  },
})
