import { types, type Instance } from 'mobx-state-tree'
import {
  PERMISSION_GROUPS,
  PERMISSIONS,
  type Permission,
  type PermissionGroup,
} from '../permissions/permission.enums.ts'
import { markedName } from '../roles/role-names.ts'

export const PermissionModel = types
  .model('Permission', {
    id: types.identifierNumber,
    name: types.enumeration<Permission>('Permission name', [...PERMISSIONS]),
    description: types.string,
    group: types.enumeration<PermissionGroup>('Permission group', [...PERMISSION_GROUPS]),
    status: types.boolean,
  })
  .views((self) => ({
    /** Marked when inactive. */
    get label(): string {
      return markedName(self)
    },
  }))

export interface PermissionRecord extends Instance<typeof PermissionModel> {}
