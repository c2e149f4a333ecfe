import { ReplaceSecretFormModel, type ReplaceSecretDraft } from '@latchkey/domain/webhooks/webhook.form'
import { KEEP_SECRET_HOURS } from '@latchkey/domain/webhooks/webhook.limits'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm, type EditProps } from '../../use-form.ts'

export interface ReplaceSecretDialogProps extends EditProps<ReplaceSecretDraft> {
  isOpen: boolean
  /** The name of the webhook. */
  name: string
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Makes a new signing secret; calls are signed with the old one too for some hours.
 *
 * @do Use it to change a secret without losing a call.
 * @dont Do not keep an old secret that others may have seen: end it at once.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In the field, replaces the secret.
 */
export function ReplaceSecretDialog({
  isOpen,
  onCloseRequest,
  isBusy = false,
  ...form
}: ReplaceSecretDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={WEBHOOK_WORDS.replaceSecret}
      submitLabel="Replace"
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <ReplaceSecretForm {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

/** Inside the dialog, so that closing it discards the input. */
function ReplaceSecretForm({
  id,
  name,
  ...props
}: Omit<ReplaceSecretDialogProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(
    () => ReplaceSecretFormModel.create({ values: { keepHours: KEEP_SECRET_HOURS.usual } }),
    props,
  )
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <p>{name} gets a new secret. Until the old one ends, calls have a signature of each.</p>
        <BoundField form={form} name="keepHours">
          {(control) => <NumberField {...control} name="keepHours" suffix="hours" />}
        </BoundField>
      </Stack>
    </CheckedForm>
  )
}
