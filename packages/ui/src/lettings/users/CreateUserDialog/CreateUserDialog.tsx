import { ACTIVE_OPTIONS } from '@latchkey/domain/platform/active'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { UserFormModel } from '@latchkey/domain/users/user.form'
import { STATUS_PLACEHOLDER } from '@latchkey/domain/users/user.messages'
import { EMPTY_USER, type UserDraft } from '@latchkey/domain/users/user.suite'
import { useId } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Select } from '../../../controls/Select/Select.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { useForm } from '../../use-form.ts'

export interface CreateUserDialogProps {
  isOpen: boolean
  onSubmit: (draft: UserDraft) => void
  /** The person wants to leave, perhaps with something typed. */
  onCloseRequest: () => void
  /** Whether something is typed that would be lost. */
  onDirtyChange?: (isDirty: boolean) => void
  /** What the server refused; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
}

/** Where a new user is made. Source: specification §2 "Create User". */
export function CreateUserDialog({ isOpen, onCloseRequest, isBusy = false, ...form }: CreateUserDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={isBusy ? () => undefined : onCloseRequest}
      title="Create User"
      footer={
        <>
          <Button disabled={isBusy} onClick={onCloseRequest}>
            CLOSE
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel="Creating…">
            SUBMIT
          </Button>
        </>
      }
    >
      <CreateUserForm {...form} id={formId} isBusy={isBusy} />
    </Dialog>
  )
}

/** Apart, so that what was typed is forgotten when the dialog closes. */
function CreateUserForm({
  id,
  onSubmit,
  onDirtyChange,
  serverErrors,
  isBusy,
}: Omit<CreateUserDialogProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(() => UserFormModel.create({ values: EMPTY_USER }), { serverErrors, onDirtyChange })
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }
  return (
    <BoundForm id={id} form={form} onSubmit={handleSubmit}>
      <Stack>
        <BoundField
          form={form}
          name="username"
          hint="An email address. The link to set a password is sent there."
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
      </Stack>
    </BoundForm>
  )
}
