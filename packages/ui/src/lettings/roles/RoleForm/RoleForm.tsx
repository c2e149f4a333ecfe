import { ACTIVE_OPTIONS } from '@latchkey/domain/platform/active'
import { PERMISSION_GROUPS, type PermissionGroup } from '@latchkey/domain/permissions/permission.enums'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { PermissionRow } from '@latchkey/domain/roles/role.contract'
import type { RoleDraft } from '@latchkey/domain/roles/role.draft'
import { markedName } from '@latchkey/domain/roles/role.names'
import { validateRole } from '@latchkey/domain/roles/role.suite'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx'
import { Select } from '../../../controls/Select/Select.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useRecordForm } from '../../record-form.ts'

/** What the form accepts. */
export interface RoleFormProps {
  /** The role as the form starts; keep it one and the same value while the role is. */
  record: RoleDraft
  permissions: readonly PermissionRow[]
  onSubmit: (draft: RoleDraft) => void
  /** Whether something is changed that would be lost. */
  onDirtyChange?: (isDirty: boolean) => void
  /** What the server refused; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** The way back to the list. */
  back: ReactNode
}

const LABELS = { name: 'Role Name', status: 'Is Active?', permissions: 'Permissions' } as const
const ORDER = ['name', 'status', 'permissions'] as const
const NO_ERRORS: ErrorsByField = {}
const GROUP_OPTIONS = PERMISSION_GROUPS.map((group) => ({ value: group, label: group }))
const validate = (draft: RoleDraft) => validateRole(draft)

/** What a role is called, whether it is in force, and what it allows. Source: specification §2 "Manage Roles". */
export function RoleForm({
  record,
  permissions,
  onSubmit,
  onDirtyChange,
  serverErrors = NO_ERRORS,
  isBusy = false,
  back,
}: RoleFormProps) {
  const [group, setGroup] = useState<PermissionGroup | null>(null)
  const form = useRecordForm<RoleDraft>({
    record,
    version: undefined,
    labels: LABELS,
    order: ORDER,
    validate,
    serverErrors,
  })
  useEffect(() => onDirtyChange?.(form.isDirty), [onDirtyChange, form.isDirty])

  const held = new Set(form.draft.permissions)
  const shown = permissions.filter(({ data }) => group === null || data.group === group)
  const choose = (ids: readonly number[], isChosen: boolean) =>
    form.update('permissions', (before) => {
      const kept = before.filter((id) => !ids.includes(id))
      // In one order, so that ticking and unticking again is no change.
      return (isChosen ? [...kept, ...ids] : kept).toSorted((one, other) => one - other)
    })
  const shownIds = shown.map(({ id }) => id)

  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }

  return (
    <Form onSubmit={handleSubmit} errors={form.errors}>
      <Card>
        <FieldGrid>
          <Field label={LABELS.name} name="name" error={form.errorOf('name')} isRequired>
            <TextField
              name="name"
              value={form.draft.name}
              onChange={(text) => form.set('name', text)}
              onBlur={() => form.leave('name')}
              autoComplete="off"
            />
          </Field>
          <Field label={LABELS.status} name="status" error={form.errorOf('status')} isRequired>
            <Select<number>
              name="status"
              options={ACTIVE_OPTIONS}
              value={form.draft.status}
              onChange={(status) => form.set('status', status)}
            />
          </Field>
        </FieldGrid>
      </Card>
      <Card
        title={LABELS.permissions}
        actions={
          <>
            <Button size="small" disabled={isBusy} onClick={() => choose(shownIds, true)}>
              Check All
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => choose(shownIds, false)}>
              Uncheck All
            </Button>
          </>
        }
      >
        <Stack>
          <Field label="Group" hint="Shows one group of permissions; what is ticked in the others stays.">
            <Select<PermissionGroup>
              options={GROUP_OPTIONS}
              value={group}
              onChange={setGroup}
              placeholder="All groups"
              isClearable
              clearLabel="All groups"
            />
          </Field>
          <Field
            label={LABELS.permissions}
            name="permissions"
            error={form.errorOf('permissions')}
            isGroup
            isLabelHidden
          >
            <FieldGrid columns={3}>
              {shown.map((permission) => (
                <Checkbox
                  key={permission.id}
                  label={markedName(permission)}
                  note={permission.description}
                  isChecked={held.has(permission.id)}
                  onChange={(isChosen) => choose([permission.id], isChosen)}
                />
              ))}
            </FieldGrid>
          </Field>
        </Stack>
      </Card>
      <Inline justify="end">
        {back}
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      </Inline>
    </Form>
  )
}
