import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { PermissionRow, Role } from './role.contract.ts'
import type { RoleDraft } from './role.draft.ts'

/** Every call rejects with a `ProblemError`. */
export interface RolesPort {
  list(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<Role>>
  get(id: number): Promise<Role>
  permissions(): Promise<PermissionRow[]>
  /** False when the role has permissions that its author does not hold (rule R3). */
  create(draft: RoleDraft): Promise<Role | false>
  save(id: number, draft: RoleDraft): Promise<boolean>
  toggleActive(id: number): Promise<boolean>
  remove(id: number): Promise<boolean>
  removeMany(ids: readonly number[]): Promise<boolean>
}

export interface RolesEnv extends BaseEnv {
  roles: RolesPort
}
