import { ConfirmFormModel } from '@latchkey/domain/privacy/retention/retention.form'
import { anonymiseLeadsTitle, RETENTION } from '@latchkey/domain/privacy/retention/retention.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { BoundForm } from '../../../forms/BoundForm.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm } from '../../use-form.ts'

export interface AnonymiseDialogProps {
  isOpen: boolean
  /** The number of leads. */
  count: number
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks for a word to be typed before leads are anonymised, which cannot be undone.
 *
 * @do Say how many leads it is about in the title.
 * @dont Do not offer to undo it: what was removed is gone.
 * @key Enter: In the field, confirms.
 * @key Escape: Closes the dialog without a change.
 */
export function AnonymiseDialog({ isOpen, count, isBusy = false, onConfirm, onClose }: AnonymiseDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={anonymiseLeadsTitle(count)}
      submitLabel={RETENTION.anonymise}
      busyLabel="Anonymising…"
      isDanger
      isBusy={isBusy}
      onCloseRequest={onClose}
    >
      {(formId) => <ConfirmForm id={formId} isBusy={isBusy} onConfirm={onConfirm} />}
    </FormDialog>
  )
}

/** Inside the dialog, so that closing it discards the input. */
function ConfirmForm({ id, isBusy, onConfirm }: { id: string; isBusy: boolean; onConfirm: () => void }) {
  const form = useForm(() => ConfirmFormModel.create({ values: { confirm: '' } }))
  const handleSubmit = () => {
    if (form.check() !== null && !isBusy) onConfirm()
  }
  return (
    <BoundForm id={id} form={form} onSubmit={handleSubmit}>
      <Stack>
        <p>{RETENTION.confirm}</p>
        <BoundField form={form} name="confirm" isRequired>
          {(control) => <TextField {...control} autoComplete="off" isDisabled={isBusy} />}
        </BoundField>
      </Stack>
    </BoundForm>
  )
}
