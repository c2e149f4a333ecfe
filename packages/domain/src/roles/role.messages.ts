import type { PromptTexts } from '../prompts/question.store.ts'

export const ROLE_CREATED = 'Role created successfully.'

export const ROLE_UPDATED = 'Role updated successfully.'

export const ROLE_TOGGLED = 'Role has been updated.'

export const USER_ROLES_UPDATED = 'User permissions have been updated.'

export const DELETE_ROLE: PromptTexts = {
  title: 'Delete Role(s)',
  question: 'Are you sure you wish to delete this role?',
  done: 'Role has been deleted.',
}

export const DELETE_ROLES: PromptTexts = {
  title: 'Delete Role(s)',
  question: 'Are you sure you wish to delete these roles?',
  done: 'Roles have been deleted.',
}

export const PERMISSION_NOT_HELD = 'You cannot give it, because you do not have it yourself.'

/** For a role with a permission that the user does not have. */
export const ROLE_BEYOND_RIGHTS =
  'You cannot change this role, because it has permissions that you do not have.'

export const ROLE_NOT_HELD = 'You cannot give this role, because it has permissions that you do not have.'

/** For somebody who may not give roles. */
export const GIVING_NOT_PERMITTED = 'You cannot give roles.'

/** For a user with a permission that the signed-in one does not have. */
export const USER_BEYOND_RIGHTS =
  'You cannot change this user, because they have permissions that you do not have.'

export function userRolesTitle(username: string): string {
  return `Manage ${username} Roles`
}
