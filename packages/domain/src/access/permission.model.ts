import { types, type Instance } from 'mobx-state-tree'
import {
  PERMISSION_GROUPS,
  PERMISSIONS,
  type Permission,
  type PermissionGroup,
} from '../permissions/permission.enums.ts'
import { markedName } from '../roles/role.names.ts'

/** A permission that roles can hold. Source: specification §3, decision R6. */
export const PermissionModel = types
  .model('Permission', {
    id: types.identifierNumber,
    name: types.enumeration<Permission>('Permission name', [...PERMISSIONS]),
    description: types.string,
    group: types.enumeration<PermissionGroup>('Permission group', [...PERMISSION_GROUPS]),
    /** False gives nothing to anyone. Source: decision R7. */
    status: types.boolean,
  })
  .views((self) => ({
    /** The name as it is offered, marked when the permission gives nothing. */
    get label(): string {
      return markedName(self)
    },
  }))

/** A permission that roles can hold. */
export interface PermissionRecord extends Instance<typeof PermissionModel> {}
