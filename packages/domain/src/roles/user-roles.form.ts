import { types } from 'mobx-state-tree'
import { create } from 'vest'
import { formOf } from '../forms/form.model.ts'

/** The roles that one user has. */
export interface UserRolesDraft {
  /** In ascending order, so that ticking and unticking again is no change. */
  roleIds: readonly number[]
}

/** The form of one user's roles. Source: specification §2 "User roles screen". */
export const UserRolesFormModel = formOf<UserRolesDraft>({
  name: 'User roles form',
  fields: { roleIds: types.frozen<readonly number[]>() },
  labels: { roleIds: 'Roles' },
  // Any choice of roles is well formed; which may be given only the server decides.
  createSuite: () => create(() => undefined),
})
