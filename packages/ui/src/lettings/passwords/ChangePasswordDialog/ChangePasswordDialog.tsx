import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { ChangePasswordDraft } from '@latchkey/domain/passwords/password.drafts'
import { ChangePasswordFormModel } from '@latchkey/domain/passwords/password.forms'
import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'
import { useId } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { PasswordField } from '../../../inputs/PasswordField/PasswordField.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import { useForm } from '../../use-form.ts'
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx'

export interface ChangePasswordDialogProps {
  isOpen: boolean
  onSubmit: (draft: ChangePasswordDraft) => void
  /** The dialog was closed without a change. */
  onClose: () => void
  /** Errors from the server; keep the value identical until the next attempt. */
  serverErrors?: ErrorsByField
  isBusy?: boolean
  /** Longest password, in characters; 30 unless a setting says otherwise. */
  longest?: number
}

/** Changes one's own password. Source: specification §2 "Change Your Password". */
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

/** A component of its own, so that closing the dialog discards what was typed. */
function ChangePasswordForm({
  id,
  onSubmit,
  serverErrors,
  isBusy,
  longest = PASSWORD_MAX,
}: Pick<ChangePasswordDialogProps, 'onSubmit' | 'serverErrors' | 'isBusy' | 'longest'> & { id: string }) {
  const form = useForm(
    () => {
      const created = ChangePasswordFormModel.create({ values: EMPTY })
      created.setLookups({ longest })
      return created
    },
    { serverErrors },
  )
  const handleSubmit = () => {
    if (isBusy) return
    const draft = form.check()
    if (draft !== null) onSubmit(draft)
  }
  return (
    <BoundForm id={id} form={form} onSubmit={handleSubmit}>
      <Stack>
        <BoundField form={form} name="currentPassword" isRequired>
          {(control) => <PasswordField {...control} name="currentPassword" autoComplete="current-password" />}
        </BoundField>
        <NewPasswordFields form={form} longest={longest} />
      </Stack>
    </BoundForm>
  )
}
