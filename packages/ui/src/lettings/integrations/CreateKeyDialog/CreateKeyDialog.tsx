import { emptyKeyDraft, type KeyFormDraft } from '@latchkey/domain/integrations/keys/key.draft'
import { KeyFormModel } from '@latchkey/domain/integrations/keys/key.form'
import { KEY_WORDS } from '@latchkey/domain/integrations/keys/key.messages'
import type { Rights } from '@latchkey/domain/permissions/rights'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm, withLookups, type EditProps } from '../../use-form.ts'
import { ExpiryFields } from '../ExpiryFields.tsx'
import { AreasField } from './AreasField.tsx'

export interface CreateKeyDialogProps extends EditProps<KeyFormDraft> {
  isOpen: boolean
  /** The key to change; undefined for a new one. */
  saved?: KeyFormDraft | undefined
  /** The signed-in user's permissions, which limit what a key may do. */
  rights: Rights
  /** Today in the business time zone. */
  today: string
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Creates a key for a program, or changes what a key may do.
 *
 * @do Begin a new key with nothing, so that each area is a decision.
 * @dont Do not show the key here: an edit never changes it, and a new one is shown once, after it was made.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In the name, saves the key.
 */
export function CreateKeyDialog({ isOpen, onCloseRequest, isBusy = false, ...form }: CreateKeyDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={form.saved === undefined ? KEY_WORDS.create : KEY_WORDS.edit}
      submitLabel={form.saved === undefined ? KEY_WORDS.create : 'Save'}
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <KeyForm {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

/** Inside the dialog, so that closing it discards the input. */
function KeyForm({
  id,
  saved = emptyKeyDraft(),
  rights,
  today,
  ...props
}: Omit<CreateKeyDialogProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(() => withLookups(KeyFormModel.create({ values: { ...saved } }), { today }), props)
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <BoundField form={form} name="name" isRequired>
          {(control) => <TextField {...control} name="name" autoComplete="off" />}
        </BoundField>
        <AreasField form={form} rights={rights} />
        <ExpiryFields form={form} today={today} />
      </Stack>
    </CheckedForm>
  )
}
