import { types } from 'mobx-state-tree'
import { create } from 'vest'
import { formOf } from '../forms/form.model.ts'

export interface UserRolesDraft {
  /** In ascending order, so that checking and unchecking is no change. */
  roleIds: readonly number[]
}

export const UserRolesFormModel = formOf<UserRolesDraft>({
  name: 'User roles form',
  fields: { roleIds: types.frozen<readonly number[]>() },
  labels: { roleIds: 'Roles' },
  // Every selection is well-formed; the server decides which roles may be assigned.
  createSuite: () => create(() => undefined),
})
