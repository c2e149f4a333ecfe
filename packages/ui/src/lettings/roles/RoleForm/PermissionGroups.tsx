import type { PermissionRecord } from '@latchkey/domain/access/permission.model'
import { PERMISSION_GROUPS } from '@latchkey/domain/permissions/permission.enums'
import { PERMISSION_NOT_HELD } from '@latchkey/domain/roles/role.messages'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { PermissionWords } from '../PermissionWords.tsx'
import * as S from './RoleForm.styles.ts'

export interface PermissionGroupsProps {
  permissions: readonly PermissionRecord[]
  /** Ids of the ticked ones. */
  checked: readonly number[]
  /** Ids of those that the signed-in user may give. */
  grantable: readonly number[]
  isDisabled: boolean
  onChoose: (id: number, isChosen: boolean) => void
}

/** Permissions under the headings of their groups. */
export function PermissionGroups(props: PermissionGroupsProps) {
  return (
    <Stack>
      {PERMISSION_GROUPS.map((group) => {
        const own = props.permissions.filter((permission) => permission.group === group)
        return own.length > 0 && <Group key={group} {...props} title={group} permissions={own} />
      })}
    </Stack>
  )
}

function Group({
  title,
  permissions,
  checked,
  grantable,
  isDisabled,
  onChoose,
}: PermissionGroupsProps & { title: string }) {
  return (
    <S.Group>
      <S.Title>{title}</S.Title>
      <FieldGrid columns={3}>
        {permissions.map((permission) => {
          const { id } = permission
          const mayGive = grantable.includes(id)
          return (
            <Checkbox
              key={id}
              label={<PermissionWords permission={permission} />}
              {...(!mayGive && { note: PERMISSION_NOT_HELD })}
              isChecked={checked.includes(id)}
              isDisabled={isDisabled || !mayGive}
              onChange={(isChosen) => onChoose(id, isChosen)}
            />
          )
        })}
      </FieldGrid>
    </S.Group>
  )
}
