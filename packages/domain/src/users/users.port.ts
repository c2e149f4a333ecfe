import type { BaseEnv } from '../platform/env.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { HandOver } from './hand-over.body.ts'
import type { Work } from './hand-over.contract.ts'
import type { User, UserOption } from './user.contract.ts'
import type { UserDraft } from './user.suite.ts'

/** Every call rejects with a `ProblemError`. */
export interface UsersPort {
  dropdown(): Promise<UserOption[]>
  list(query: Pick<ListQuery, 'page' | 'limit'>): Promise<Page<User>>
  get(id: number): Promise<User>
  create(draft: UserDraft): Promise<User>
  /** A user's work, with its clashes in the diary of `toUserId`. */
  work(id: number, toUserId: number | null): Promise<Work>
  /** `handOver` applies to disabling only. */
  toggleActive(id: number, handOver?: HandOver): Promise<boolean>
  unlock(id: number): Promise<boolean>
  remove(id: number, handOver?: HandOver): Promise<boolean>
  /** Ends the password, the sessions and the lock, and mails a link (rule U10). */
  resetPassword(id: number): Promise<boolean>
  /** Replaces all roles of the user. */
  setRoles(id: number, roleIds: readonly number[]): Promise<boolean>
}

export interface UsersEnv extends BaseEnv {
  users: UsersPort
}
