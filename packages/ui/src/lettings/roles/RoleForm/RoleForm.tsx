import type { PermissionRecord } from '@latchkey/domain/access/permission.model'
import { ACTIVE_OPTIONS } from '@latchkey/domain/platform/values/active'
import { PERMISSION_GROUPS, type PermissionGroup } from '@latchkey/domain/permissions/permission.enums'
import { mayGrant, type Rights } from '@latchkey/domain/permissions/rights'
import type { RoleDraft } from '@latchkey/domain/roles/role.draft'
import { RoleFormModel } from '@latchkey/domain/roles/role.form'
import { ROLE_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import { REQUIRE_TWO_FACTOR_HELP } from '@latchkey/domain/two-factor/two-factor.messages'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useForm, type EditProps } from '../../use-form.ts'
import { PermissionGroups } from './PermissionGroups.tsx'

export interface RoleFormProps extends EditProps<RoleDraft> {
  /** The initial values; keep the value identical until the role changes. */
  record: Required<RoleDraft>
  permissions: readonly PermissionRecord[]
  /** The signed-in user's permissions, which they may give. */
  rights: Rights
  /** True if the signed-in user may change who needs two factors; otherwise the role keeps its setting. */
  canRequireTwoFactor?: boolean
  /** The link back to the list. */
  back: ReactNode
}

const GROUP_OPTIONS = PERMISSION_GROUPS.map((group) => ({ value: group, label: group }))

/**
 * The name of a role, whether it is enabled, and its permissions.
 *
 * @do Let “Check All” affect the visible permissions only.
 * @do Disable the permissions that the person does not have, and say why.
 * @dont Do not show permissions that nobody could hold.
 * @key Enter: In a field, sends the form.
 * @key Space: Ticks a permission.
 */
export function RoleForm({
  record,
  permissions,
  rights,
  canRequireTwoFactor = false,
  onSubmit,
  guard,
  serverErrors,
  isBusy = false,
  back,
}: RoleFormProps) {
  const [group, setGroup] = useState<PermissionGroup | null>(null)
  const form = useForm(() => RoleFormModel.create({ values: record }), {
    record,
    serverErrors,
    guard,
  })

  const shown = permissions.filter((permission) => group === null || permission.group === group)
  const mayChange = mayGrant(
    rights,
    permissions.filter(({ id }) => record.permissions.includes(id)),
  )
  const grantableIds = shown.filter((permission) => mayGrant(rights, [permission])).map(({ id }) => id)
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const kept = form.value('permissions').filter((id) => !ids.includes(id))
    form.set(
      'permissions',
      (isChosen ? [...kept, ...ids] : kept).toSorted((one, other) => one - other),
    )
  }

  const handleSubmit = () => {
    const draft = isBusy || !mayChange ? null : form.check()
    if (draft === null) return
    const { requiresTwoFactor, ...rest } = draft
    onSubmit(canRequireTwoFactor ? { ...rest, requiresTwoFactor } : rest)
  }

  return (
    <BoundForm form={form} onSubmit={handleSubmit}>
      {!mayChange && <Banner>{ROLE_BEYOND_RIGHTS}</Banner>}
      <Card>
        <FieldGrid>
          <BoundField form={form} name="name" isRequired>
            {(control) => <TextField {...control} name="name" autoComplete="off" isDisabled={!mayChange} />}
          </BoundField>
          <BoundField form={form} name="status" isRequired>
            {({ value, onChange }) => (
              <Select<number>
                name="status"
                options={ACTIVE_OPTIONS}
                value={value}
                onChange={onChange}
                isDisabled={!mayChange}
              />
            )}
          </BoundField>
          {canRequireTwoFactor && (
            <BoundField form={form} name="requiresTwoFactor" isGroup isLabelHidden>
              {({ value, onChange }) => (
                <Checkbox
                  label={form.labelOf('requiresTwoFactor')}
                  note={REQUIRE_TWO_FACTOR_HELP}
                  isChecked={value}
                  onChange={onChange}
                />
              )}
            </BoundField>
          )}
        </FieldGrid>
      </Card>
      <Card
        title={form.labelOf('permissions')}
        actions={
          <>
            <Button
              size="small"
              isInactive={isBusy}
              disabled={!mayChange}
              onClick={() => choose(grantableIds, true)}
            >
              Check All
            </Button>
            <Button
              size="small"
              isInactive={isBusy}
              disabled={!mayChange}
              onClick={() => choose(grantableIds, false)}
            >
              Uncheck All
            </Button>
          </>
        }
      >
        <Stack>
          <Field
            label="Group"
            hint="Shows one group of permissions. What you ticked in other groups is kept."
          >
            <Select<PermissionGroup>
              options={GROUP_OPTIONS}
              value={group}
              onChange={setGroup}
              placeholder="All groups"
              isClearable
              clearLabel="All groups"
            />
          </Field>
          <BoundField form={form} name="permissions" isGroup isLabelHidden>
            {({ value: checked }) => (
              <PermissionGroups
                permissions={shown}
                checked={checked}
                grantable={grantableIds}
                isDisabled={!mayChange}
                onChoose={(id, isChosen) => choose([id], isChosen)}
              />
            )}
          </BoundField>
        </Stack>
      </Card>
      <Inline justify="end">
        {back}
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving…" disabled={!mayChange}>
          Save
        </Button>
      </Inline>
    </BoundForm>
  )
}
