import type { RoleRecord } from '@latchkey/domain/access/role.model'
import type { Permission } from '@latchkey/domain/permissions/permission.enums'
import { hasAllPermissions, mayGrant, type Rights } from '@latchkey/domain/permissions/rights'
import { ROLE_NOT_HELD, USER_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import { permissionCount } from '@latchkey/domain/roles/role-names'
import { UserRolesFormModel, type UserRolesDraft } from '@latchkey/domain/roles/user-roles.form'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../controls/Button/Button.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { CardGrid } from '../../../layout/CardGrid/CardGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useForm, type EditProps } from '../../use-form.ts'
import { PermissionWords } from '../PermissionWords.tsx'
import * as S from './UserRolesForm.styles.ts'

export interface UserRolesFormProps extends Omit<EditProps<readonly number[]>, 'serverErrors'> {
  /** The roles of the user; keep the value identical until they change. */
  record: UserRolesDraft
  roles: readonly RoleRecord[]
  /** The user's permissions. */
  permissions: readonly Permission[]
  /** The signed-in user's permissions, which they may give. */
  rights: Rights
}

/**
 * The roles of one user, one card each.
 *
 * @do Show the permissions of each role on its card.
 * @do Disable the roles that the person may not give, and say why.
 * @dont Do not save at each tick: use one submit.
 * @key Space: Ticks a role.
 * @key Enter: On a checkbox, submits.
 */
export const UserRolesForm = observer(function UserRolesForm({
  record,
  roles,
  permissions,
  rights,
  onSubmit,
  guard,
  isBusy = false,
}: UserRolesFormProps) {
  const form = useForm(() => UserRolesFormModel.create({ values: record }), { record, guard })
  const roleIds = form.value('roleIds')
  const choose = (id: number, isChosen: boolean) => {
    const kept = roleIds.filter((other) => other !== id)
    form.set(
      'roleIds',
      (isChosen ? [...kept, id] : kept).toSorted((one, other) => one - other),
    )
  }
  const mayChange = hasAllPermissions(rights, permissions)
  // Roles that the user has already can be removed and added again.
  const mayChoose = (role: RoleRecord) =>
    record.roleIds.includes(role.id) || mayGrant(rights, role.permissions)
  const all = roles
    .filter(mayChoose)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)

  const handleSubmit = () => {
    const draft = isBusy || !mayChange ? null : form.check()
    if (draft !== null) onSubmit(draft.roleIds)
  }

  return (
    <Form onSubmit={handleSubmit}>
      {!mayChange && <Banner>{USER_BEYOND_RIGHTS}</Banner>}
      <Inline justify="end">
        <Button isInactive={isBusy} disabled={!mayChange} onClick={() => form.set('roleIds', all)}>
          Check All
        </Button>
        <Button isInactive={isBusy} disabled={!mayChange} onClick={() => form.set('roleIds', [])}>
          Uncheck All
        </Button>
      </Inline>
      <CardGrid label="Roles">
        {roles.map((role) => (
          <Card
            key={role.id}
            title={role.label}
            actions={
              <Checkbox
                label="Enabled"
                isChecked={roleIds.includes(role.id)}
                isDisabled={!mayChange || !mayChoose(role)}
                onChange={(isChosen) => choose(role.id, isChosen)}
              />
            }
          >
            <Stack>
              {role.description !== '' && <p>{role.description}</p>}
              {mayChange && !mayChoose(role) && <p>{ROLE_NOT_HELD}</p>}
              <S.Permissions aria-label={`Permissions of ${role.name}`}>
                {role.permissions.length === 0 ? (
                  <li>{permissionCount(0)}</li>
                ) : (
                  role.permissions.map((permission) => (
                    <li key={permission.id}>
                      <PermissionWords permission={permission} />
                    </li>
                  ))
                )}
              </S.Permissions>
            </Stack>
          </Card>
        ))}
      </CardGrid>
      <Inline justify="end">
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving…" disabled={!mayChange}>
          Submit
        </Button>
      </Inline>
    </Form>
  )
})
