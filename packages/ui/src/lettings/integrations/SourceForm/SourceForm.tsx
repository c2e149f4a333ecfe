import type { Tried } from '@latchkey/domain/integrations/sources/source.contract'
import {
  SOURCE_FORMAT_LABELS,
  SOURCE_FORMATS,
  type SourceFormat,
} from '@latchkey/domain/integrations/sources/source.enums'
import {
  emptySourceDraft,
  SourceFormModel,
  triedMapping,
  type SourceFormDraft,
} from '@latchkey/domain/integrations/sources/source.form'
import type { SourceMapping } from '@latchkey/domain/integrations/sources/source-mapping'
import { SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm, type EditProps } from '../../use-form.ts'
import { MappingFields } from './MappingFields.tsx'
import { TryPanel } from './TryPanel.tsx'

export interface SourceFormProps extends EditProps<SourceFormDraft> {
  isOpen: boolean
  /** The source to change; undefined for a new one. */
  saved?: SourceFormDraft | undefined
  /** Tries an example with a format, and a mapping as it would be stored; null where it failed. */
  onTry: (
    draft: { format: SourceFormat; mapping: SourceMapping | null },
    example: Readonly<Record<string, unknown>>,
  ) => Promise<Tried | null>
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Adds a portal or website that sends enquiries, or changes where each field of its messages is.
 *
 * @do Let the user try an example before a mapping is saved.
 * @dont Do not show the key here: it is shown once, after the source was made.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field of one line, saves the source.
 */
export function SourceForm({ isOpen, onCloseRequest, isBusy = false, ...form }: SourceFormProps) {
  const isNew = form.saved === undefined
  return (
    <FormDialog
      isOpen={isOpen}
      title={isNew ? SOURCE_WORDS.add : SOURCE_WORDS.edit}
      submitLabel={isNew ? SOURCE_WORDS.add : 'Save'}
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <SourceFields {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

const FORMATS = SOURCE_FORMATS.map((format) => ({ value: format, label: SOURCE_FORMAT_LABELS[format] }))

/** Inside the dialog, so that closing it discards the input. */
const SourceFields = observer(function SourceFields({
  id,
  saved,
  onTry,
  ...props
}: Omit<SourceFormProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(() => SourceFormModel.create({ values: { ...(saved ?? emptySourceDraft()) } }), props)
  const attempt = async (example: Readonly<Record<string, unknown>>) => {
    const tried = triedMapping(form.draft)
    return tried === null ? 'invalid' : onTry({ format: form.value('format'), ...tried }, example)
  }
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <BoundField form={form} name="name" isRequired>
          {(control) => <TextField {...control} name="name" autoComplete="off" />}
        </BoundField>
        <BoundField form={form} name="format">
          {(control) => (
            <Select<SourceFormat> {...control} options={FORMATS} isDisabled={saved !== undefined} />
          )}
        </BoundField>
        {form.value('format') === 'mapping' && <MappingFields form={form} />}
        <TryPanel onTry={attempt} />
      </Stack>
    </CheckedForm>
  )
})
