import type { UserOption } from './user.contract.ts'

/** What the stores need of the outside for users. Every call rejects with a `ProblemError`. */
export interface UsersPort {
  dropdown(): Promise<UserOption[]>
}
