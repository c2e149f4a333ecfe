import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { HandOver } from './hand-over.body.ts'
import type { Work } from './hand-over.contract.ts'
import type { User, UserOption } from './user.contract.ts'
import type { UserDraft } from './user.suite.ts'

/** The API calls of the stores for users. Every call rejects with a `ProblemError`. */
export interface UsersPort {
  dropdown(): Promise<UserOption[]>
  list(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<User>>
  get(id: number): Promise<User>
  create(draft: UserDraft): Promise<User>
  /** What a user has to hand over, and what would clash for whoever is to have it. */
  work(id: number, toUserId: number | null): Promise<Work>
  /** Disabling may hand work over. */
  toggleActive(id: number, handOver?: HandOver): Promise<boolean>
  unlock(id: number): Promise<boolean>
  remove(id: number, handOver?: HandOver): Promise<boolean>
  /** Mails a link; the old password stops working. Source: decision U10. */
  resetPassword(id: number): Promise<boolean>
  /** Gives a user exactly these roles. */
  setRoles(id: number, roleIds: readonly number[]): Promise<boolean>
}

/** The environment with these calls. */
export interface UsersEnv extends BaseEnv {
  users: UsersPort
}
