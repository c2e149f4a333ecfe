import { IgnoreFormModel } from '@latchkey/domain/to-complete/to-complete.form'
import { TO_COMPLETE } from '@latchkey/domain/to-complete/to-complete.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm } from '../../use-form.ts'

interface IgnoreDialogProps {
  isOpen: boolean
  isBusy: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why an enquiry is not completed. */
export function IgnoreDialog({ isOpen, isBusy, onSubmit, onClose }: IgnoreDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={TO_COMPLETE.ignore}
      submitLabel={TO_COMPLETE.ignore}
      isBusy={isBusy}
      onCloseRequest={onClose}
    >
      {(formId) => <IgnoreForm id={formId} isBusy={isBusy} onSubmit={onSubmit} />}
    </FormDialog>
  )
}

/** Inside the dialog, so that closing it discards the input. */
function IgnoreForm({
  id,
  isBusy,
  onSubmit,
}: Pick<IgnoreDialogProps, 'isBusy' | 'onSubmit'> & { id: string }) {
  const form = useForm(() => IgnoreFormModel.create({ values: { reason: '' } }))
  return (
    <CheckedForm id={id} form={form} isBusy={isBusy} onSubmit={({ reason }) => onSubmit(reason)}>
      <BoundField form={form} name="reason" isRequired>
        {(control) => <TextArea {...control} name="reason" />}
      </BoundField>
    </CheckedForm>
  )
}
