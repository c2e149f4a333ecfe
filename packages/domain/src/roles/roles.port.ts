import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { PermissionRow, Role } from './role.contract.ts'
import type { RoleDraft } from './role.draft.ts'

/** The API calls of the stores for roles. Every call rejects with a `ProblemError`. */
export interface RolesPort {
  list(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<Role>>
  get(id: number): Promise<Role>
  permissions(): Promise<PermissionRow[]>
  /** False when the role gives more than its author holds. Source: decision R3. */
  create(draft: RoleDraft): Promise<Role | false>
  save(id: number, draft: RoleDraft): Promise<boolean>
  toggleActive(id: number): Promise<boolean>
  remove(id: number): Promise<boolean>
  removeMany(ids: readonly number[]): Promise<boolean>
}

/** The environment with these calls. */
export interface RolesEnv extends BaseEnv {
  roles: RolesPort
}
