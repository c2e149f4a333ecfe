import type { ReplaceDraft } from '@latchkey/domain/integrations/keys/key.draft'
import { ReplaceKeyFormModel } from '@latchkey/domain/integrations/keys/key.form'
import { KEY_WORDS } from '@latchkey/domain/integrations/keys/key.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { ExpiryFields } from '../ExpiryFields.tsx'
import { useForm, withLookups, type EditProps } from '../../use-form.ts'

export interface ReplaceKeyDialogProps extends EditProps<ReplaceDraft> {
  isOpen: boolean
  /** Of the key. */
  name: string
  /** The values with which the form begins. */
  saved: ReplaceDraft
  /** Today in the business time zone. */
  today: string
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Makes a new key in place of another, which works on for some hours.
 *
 * @do Use it to change a key without stopping its program.
 * @dont Do not use it for a key that others may have seen: revoke that one.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In the field, replaces the key.
 */
export function ReplaceKeyDialog({ isOpen, onCloseRequest, isBusy = false, ...form }: ReplaceKeyDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={KEY_WORDS.replace}
      submitLabel="Replace"
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <ReplaceKeyForm {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

/** Inside the dialog, so that closing it discards the input. */
function ReplaceKeyForm({
  id,
  name,
  saved,
  today,
  ...props
}: Omit<ReplaceKeyDialogProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(
    () => withLookups(ReplaceKeyFormModel.create({ values: { ...saved } }), { today }),
    props,
  )
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <p>{name} gets a new key, which may do the same.</p>
        <BoundField form={form} name="keepHours">
          {(control) => <NumberField {...control} name="keepHours" suffix="hours" />}
        </BoundField>
        <ExpiryFields form={form} today={today} />
      </Stack>
    </CheckedForm>
  )
}
