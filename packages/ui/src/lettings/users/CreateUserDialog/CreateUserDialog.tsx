import { ACTIVE_OPTIONS } from '@latchkey/domain/platform/active'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { STATUS_PLACEHOLDER, userFieldMessage } from '@latchkey/domain/users/user.messages'
import { EMPTY_USER, validateUser, type UserDraft } from '@latchkey/domain/users/user.suite'
import { useEffect, useId } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Select } from '../../../controls/Select/Select.tsx'
import { TextField } from '../../../controls/TextField/TextField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { useRecordForm } from '../../record-form.ts'

/** What the dialog accepts. */
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

const LABELS = { username: 'Username', active: 'Status' } as const
const ORDER = ['username', 'active'] as const
const NO_ERRORS: ErrorsByField = {}
const validate = (draft: UserDraft) => validateUser(draft)

/** Apart, so that what was typed is forgotten when the dialog closes. */
function CreateUserForm({
  id,
  onSubmit,
  onDirtyChange,
  serverErrors = NO_ERRORS,
  isBusy,
}: Omit<CreateUserDialogProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useRecordForm<UserDraft>({
    record: EMPTY_USER,
    version: undefined,
    labels: LABELS,
    order: ORDER,
    validate,
    serverErrors,
    messageOf: userFieldMessage,
  })
  useEffect(() => onDirtyChange?.(form.isDirty), [onDirtyChange, form.isDirty])
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }
  return (
    <Form id={id} onSubmit={handleSubmit} errors={form.errors}>
      <Stack>
        <Field
          label={LABELS.username}
          name="username"
          hint="An email address. The link to set a password is sent there."
          error={form.errorOf('username')}
          isRequired
        >
          <TextField
            name="username"
            value={form.draft.username}
            onChange={(text) => form.set('username', text)}
            onBlur={() => form.leave('username')}
            inputMode="email"
            autoComplete="off"
          />
        </Field>
        <Field label={LABELS.active} name="active" error={form.errorOf('active')} isRequired>
          <Select<number>
            name="active"
            options={ACTIVE_OPTIONS}
            value={form.draft.active}
            onChange={(active) => form.set('active', active)}
            placeholder={STATUS_PLACEHOLDER}
          />
        </Field>
      </Stack>
    </Form>
  )
}
