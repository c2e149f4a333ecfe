import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { ChangePasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { passwordFieldMessage } from '@latchkey/domain/passwords/password.messages'
import { validateChangePassword } from '@latchkey/domain/passwords/password.suite'
import { useId } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { PasswordField } from '../../../controls/PasswordField/PasswordField.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { Form } from '../../../forms/Form/Form.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { useRecordForm } from '../../record-form.ts'
import { NEW_PASSWORD_LABELS } from '../new-password-form.ts'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'

/** What the dialog accepts. */
export interface ChangePasswordDialogProps {
  isOpen: boolean
  onSubmit: (draft: ChangePasswordDraft) => void
  /** The person leaves without changing it. */
  onClose: () => void
  /** What the server refused; keep it one and the same value until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
}

/** Where a person changes their own password. Source: specification §2 "Change Your Password". */
export function ChangePasswordDialog({
  isOpen,
  onClose,
  isBusy = false,
  ...form
}: ChangePasswordDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={isBusy ? () => undefined : onClose}
      title="Change Your Password"
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel="Saving…">
            Change password
          </Button>
        </>
      }
    >
      <ChangePasswordForm {...form} id={formId} isBusy={isBusy} />
    </Dialog>
  )
}

const EMPTY: ChangePasswordDraft = { currentPassword: '', newPassword: '', repeatPassword: '' }
const LABELS = { currentPassword: 'Current password', ...NEW_PASSWORD_LABELS } as const
const ORDER = ['currentPassword', 'newPassword', 'repeatPassword'] as const
const NO_ERRORS: ErrorsByField = {}

/** Apart, so that what was typed is forgotten when the dialog closes. */
function ChangePasswordForm({
  id,
  onSubmit,
  serverErrors = NO_ERRORS,
  isBusy,
}: Pick<ChangePasswordDialogProps, 'onSubmit' | 'serverErrors' | 'isBusy'> & { id: string }) {
  const form = useRecordForm({
    record: EMPTY,
    version: undefined,
    labels: LABELS,
    order: ORDER,
    validate: validateChangePassword,
    serverErrors,
    messageOf: passwordFieldMessage,
  })
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }
  return (
    <Form id={id} onSubmit={handleSubmit} errors={form.errors}>
      <Stack>
        <Field
          label={LABELS.currentPassword}
          name="currentPassword"
          isRequired
          error={form.errorOf('currentPassword')}
        >
          <PasswordField
            name="currentPassword"
            value={form.draft.currentPassword}
            onChange={(text) => form.set('currentPassword', text)}
            onBlur={() => form.leave('currentPassword')}
            autoComplete="current-password"
          />
        </Field>
        <NewPasswordFields form={form} />
      </Stack>
    </Form>
  )
}
