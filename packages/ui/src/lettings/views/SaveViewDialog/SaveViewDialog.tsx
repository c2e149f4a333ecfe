import { EMPTY_VIEW, type ViewDraft } from '@latchkey/domain/views/view.suite'
import { ViewFormModel } from '@latchkey/domain/views/view.form'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm, type EditProps } from '../../use-form.ts'

export interface SaveViewDialogProps extends EditProps<ViewDraft> {
  isOpen: boolean
  /** The view to change; undefined for a new one. */
  view?: ViewDraft | undefined
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Saves a view: its name, and whether it is shared, pinned or the default.
 *
 * @do Use it for a new view, and to change the name and use of one that is there.
 * @dont Do not show what the view asks: the list behind the dialog does.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In the name, saves the view.
 */
export function SaveViewDialog({ isOpen, onCloseRequest, isBusy = false, ...form }: SaveViewDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title="Save View" isBusy={isBusy} onCloseRequest={onCloseRequest}>
      {(formId) => <SaveViewForm {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

const FLAGS = [
  { name: 'isShared', note: 'Colleagues with access to the list can use it.' },
  { name: 'isPinned', note: 'Shown as a button above the list, only for you.' },
  { name: 'isDefault', note: 'Used when you open the list without other filters.' },
] as const

/** Inside the dialog, so that closing it discards the input. */
function SaveViewForm({
  id,
  view = EMPTY_VIEW,
  ...props
}: EditProps<ViewDraft> & Pick<SaveViewDialogProps, 'view'> & { id: string }) {
  const form = useForm(() => ViewFormModel.create({ values: { ...view } }), props)
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <BoundField form={form} name="name" isRequired>
          {(control) => <TextField {...control} name="name" autoComplete="off" />}
        </BoundField>
        {FLAGS.map(({ name, note }) => (
          <BoundField key={name} form={form} name={name} isGroup isLabelHidden>
            {({ value, onChange }) => (
              <Checkbox label={form.labelOf(name)} note={note} isChecked={value} onChange={onChange} />
            )}
          </BoundField>
        ))}
      </Stack>
    </CheckedForm>
  )
}
