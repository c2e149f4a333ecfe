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

/** The title of the screen that gives roles to one user. Source: specification §2. */
export function userRolesTitle(username: string): string {
  return `Manage ${username} Roles`
}
