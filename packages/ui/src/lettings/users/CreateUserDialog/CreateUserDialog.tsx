import type { GivableRole } from '@latchkey/domain/roles/role.contract'
import type { Rights } from '@latchkey/domain/permissions/rights'
import { ACTIVE_OPTIONS } from '@latchkey/domain/platform/values/active'
import { UserFormModel } from '@latchkey/domain/users/user.form'
import { STATUS_PLACEHOLDER } from '@latchkey/domain/users/user.messages'
import { EMPTY_USER, type UserDraft } from '@latchkey/domain/users/user.suite'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm, type EditProps } from '../../use-form.ts'
import { RolesField } from './RolesField.tsx'

export interface CreateUserDialogProps extends EditProps<UserDraft> {
  isOpen: boolean
  /** The roles that can be given; null for someone who may give none, or while they are not known. */
  roles: readonly GivableRole[] | null
  /** The signed-in user's permissions, which they may give. */
  rights: Rights
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Creates a user.
 *
 * @do Say after the save whether a mail was sent.
 * @dont Do not ask for a password: the new person sets it by the mailed link.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field, creates the user.
 */
export function CreateUserDialog({ isOpen, onCloseRequest, isBusy = false, ...form }: CreateUserDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title="Create User"
      submitLabel="SUBMIT"
      busyLabel="Creating…"
      cancelLabel="CLOSE"
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <CreateUserForm {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

/** A separate component, so that closing the dialog discards the input. */
function CreateUserForm({
  id,
  roles,
  rights,
  ...props
}: Omit<CreateUserDialogProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(() => UserFormModel.create({ values: EMPTY_USER }), props)
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <BoundField
          form={form}
          name="username"
          hint="An email address. We will send a link to set a password to it."
          isRequired
        >
          {(control) => <TextField {...control} name="username" inputMode="email" autoComplete="off" />}
        </BoundField>
        <BoundField form={form} name="active" isRequired>
          {({ value, onChange }) => (
            <Select<number>
              name="active"
              options={ACTIVE_OPTIONS}
              value={value}
              onChange={onChange}
              placeholder={STATUS_PLACEHOLDER}
            />
          )}
        </BoundField>
        <FieldGrid>
          <BoundField form={form} name="firstName">
            {(control) => <TextField {...control} name="firstName" autoComplete="off" />}
          </BoundField>
          <BoundField form={form} name="lastName">
            {(control) => <TextField {...control} name="lastName" autoComplete="off" />}
          </BoundField>
        </FieldGrid>
        {roles !== null && <RolesField form={form} roles={roles} rights={rights} />}
      </Stack>
    </CheckedForm>
  )
}
