import { PATHS, userRolesPath } from '../navigation/paths.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import type { Question, QuestionStore } from '../prompts/question.store.ts'
import { withKeys } from './hand-over.messages.ts'
import type { HandOverStore } from './hand-over.store.ts'
import { resetTwoFactor } from '../two-factor/two-factor.messages.ts'
import type { User } from './user.contract.ts'
import { DELETE_USER, disableUser, resetUserPassword, USER_TOGGLED } from './user.messages.ts'
import type { UsersStore } from './users.store.ts'

export type UserAction = 'reset-password' | 'toggle' | 'unlock' | 'reset-two-factor' | 'delete'

/** Asks first, about the work of a user who leaves and about anything irreversible. */
export async function actOnUser(
  { question, users }: { question: QuestionStore; users: UsersStore },
  handOver: HandOverStore,
  action: UserAction,
  user: User,
): Promise<void> {
  const isLeaving = (action === 'toggle' && user.active) || action === 'delete'
  if (isLeaving && (await handOver.begin(user, action)) !== 'none') return
  const asked = userQuestion(action, user, users)
  if (asked !== null)
    question.ask(isLeaving ? { ...asked, texts: withKeys(asked.texts, handOver.keys) } : asked)
  else if (action === 'unlock') await users.unlock(user.id)
  else await users.toggleActive(user.id, { done: USER_TOGGLED })
}

/** The page after a user was created; null without permission for it, instead of landing on Access Denied (rule U4). */
export function pageAfterCreating(
  { id, active }: Pick<User, 'id' | 'active'>,
  can: (permission: Permission) => boolean,
): string | null {
  if (!can(active ? 'users-roles-update' : 'users-roles-view')) return null
  return active ? userRolesPath(id) : PATHS.roles
}

/** Null for actions without a question: unlocking and enabling (rule U6). */
export function userQuestion(
  action: UserAction,
  { id, username, active }: User,
  users: Pick<UsersStore, 'remove' | 'resetPassword' | 'resetTwoFactor' | 'toggleActive'>,
): Question | null {
  switch (action) {
    case 'reset-password':
      return { texts: resetUserPassword(username), isDanger: true, action: () => users.resetPassword(id) }
    case 'reset-two-factor':
      return { texts: resetTwoFactor(username), isDanger: true, action: () => users.resetTwoFactor(id) }
    case 'delete':
      return { texts: DELETE_USER, isDanger: true, action: () => users.remove(id) }
    case 'toggle':
      return active
        ? { texts: disableUser(username), isDanger: true, action: () => users.toggleActive(id) }
        : null
    default:
      return null
  }
}
