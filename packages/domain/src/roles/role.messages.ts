import type { PromptTexts } from '../prompts/prompts.ts'

/** What a person reads after a role was created. Source: specification §8. */
export const ROLE_CREATED = 'Role created successfully.'

/** What a person reads after a role was changed in its form. Source: specification §8. */
export const ROLE_UPDATED = 'Role updated successfully.'

/** What a person reads after a role was enabled or disabled; nothing is asked before. Source: specification §8, decision R11. */
export const ROLE_TOGGLED = 'Role has been updated.'

/** What a person reads after somebody's roles were changed. Source: specification §8. */
export const USER_ROLES_UPDATED = 'User permissions have been updated.'

/** What a person is asked before one role is deleted. Source: specification §8, decision L30. */
export const DELETE_ROLE: PromptTexts = {
  title: 'Delete Role(s)',
  question: 'Are you sure you wish to delete this role?',
  done: 'Role has been deleted.',
}

/** What a person is asked before several roles are deleted. Source: specification §8, decision L30. */
export const DELETE_ROLES: PromptTexts = {
  title: 'Delete Role(s)',
  question: 'Are you sure you wish to delete these roles?',
  done: 'Roles have been deleted.',
}

/** Shown where a permission is offered to somebody who does not hold it. Source: decision R3. */
export const PERMISSION_NOT_HELD = 'You cannot give it, because you do not have it yourself.'

/** Shown where a role holds a permission that the person who looks at it does not. Source: decision R3. */
export const ROLE_BEYOND_RIGHTS =
  'You cannot change this role, because it has permissions that you do not have.'

/** Shown where a role is offered to somebody who does not hold all of its permissions. Source: decision R3. */
export const ROLE_NOT_HELD = 'You cannot give this role, because it has permissions that you do not have.'

/** Shown where a user holds a permission that the person who looks at them does not. Source: decisions R3 and U8. */
export const USER_BEYOND_RIGHTS =
  'You cannot change this user, because they have permissions that you do not have.'

/** The title of the screen that gives roles to one user. Source: specification §2. */
export function userRolesTitle(username: string): string {
  return `Manage ${username} Roles`
}
