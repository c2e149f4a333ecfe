import { types } from 'mobx-state-tree'
import { formOf } from '../forms/form.model.ts'
import { isActiveValue } from '../platform/values/active.ts'
import type { RoleDraft } from './role.draft.ts'
import { cleanRole, createRoleSuite } from './role.suite.ts'

export const RoleFormModel = formOf<Required<RoleDraft>>({
  name: 'Role form',
  fields: {
    name: types.string,
    status: types.maybeNull(types.refinement('Active', types.number, isActiveValue)),
    /** In ascending order, so that checking and unchecking is no change. */
    permissions: types.frozen<readonly number[]>(),
    requiresTwoFactor: types.boolean,
  },
  labels: {
    name: 'Role Name',
    status: 'Is Active?',
    requiresTwoFactor: 'Require two-factor sign-in',
    permissions: 'Permissions',
  },
  clean: cleanRole,
  createSuite: () => createRoleSuite(),
})
