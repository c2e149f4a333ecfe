import type { GivableRole } from '@latchkey/domain/roles/role.contract'
import { mayGrant, type Rights } from '@latchkey/domain/permissions/rights'
import { ROLE_NOT_HELD } from '@latchkey/domain/roles/role.messages'
import { permissionCount } from '@latchkey/domain/roles/role-names'
import type { UserDraft } from '@latchkey/domain/users/user.suite'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { BoundField } from '../../../forms/BoundField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'

export interface RolesFieldProps {
  form: BoundValues<UserDraft>
  roles: readonly GivableRole[]
  /** The signed-in user's permissions, which they may give. */
  rights: Rights
}

/** The roles of a new user. */
export function RolesField({ form, roles, rights }: RolesFieldProps) {
  return (
    <BoundField form={form} name="roleIds" isGroup>
      {({ value, onChange }) => (
        <FieldGrid columns={2}>
          {roles.map((role) => {
            const chosen = value ?? []
            const mayGive = mayGrant(rights, role.permissions)
            return (
              <Checkbox
                key={role.id}
                label={role.label}
                note={mayGive ? permissionCount(role.permissions.length) : ROLE_NOT_HELD}
                isChecked={chosen.includes(role.id)}
                isDisabled={!mayGive}
                onChange={(isChosen) =>
                  onChange(
                    (isChosen ? [...chosen, role.id] : chosen.filter((id) => id !== role.id)).toSorted(
                      (one, other) => one - other,
                    ),
                  )
                }
              />
            )
          })}
        </FieldGrid>
      )}
    </BoundField>
  )
}
