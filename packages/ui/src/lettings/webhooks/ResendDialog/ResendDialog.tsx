import type { ResendDraft } from '@latchkey/domain/webhooks/webhook.draft'
import { RESEND_CHOICE_LABELS, RESEND_CHOICES } from '@latchkey/domain/webhooks/webhook.enums'
import { ResendFormModel } from '@latchkey/domain/webhooks/webhook.form'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { InstantField } from '../../InstantField.tsx'
import { useForm, withLookups, type EditProps } from '../../use-form.ts'

export interface ResendDialogProps extends EditProps<ResendDraft> {
  isOpen: boolean
  /** The proposed start: since the webhook was switched off, or for a day. In unix seconds. */
  from: number
  /** Unix seconds. */
  now: number
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Sends the events of a time again, each with the id that it had.
 *
 * @do Begin with the time for which the webhook was off.
 * @dont Do not send all again where the failed ones are enough.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field, sends.
 */
export function ResendDialog({ isOpen, onCloseRequest, isBusy = false, ...form }: ResendDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={WEBHOOK_WORDS.missed}
      submitLabel="Send"
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <ResendForm {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

const CHOICES = RESEND_CHOICES.map((choice) => ({
  value: choice as string,
  label: RESEND_CHOICE_LABELS[choice],
}))

/** Inside the dialog, so that closing it discards the input. */
function ResendForm({
  id,
  from,
  now,
  ...props
}: Omit<ResendDialogProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(
    () => withLookups(ResendFormModel.create({ values: { from, to: now, which: 'failed' } }), { now }),
    props,
  )
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <FieldGrid columns={2}>
          <BoundField form={form} name="from" isRequired>
            {(control) => <InstantField {...control} name="from" />}
          </BoundField>
          <BoundField form={form} name="to" isRequired>
            {(control) => <InstantField {...control} name="to" />}
          </BoundField>
        </FieldGrid>
        <BoundField form={form} name="which" isGroup>
          {({ value, onChange }) => (
            <RadioGroup<string> direction="row" options={CHOICES} value={value} onChange={onChange} />
          )}
        </BoundField>
      </Stack>
    </CheckedForm>
  )
}
