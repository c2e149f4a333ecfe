import { FEED_KINDS } from '@latchkey/domain/listings/listing.enums'
import { emptyFeedDraft, type FeedDraft } from '@latchkey/domain/feeds/feed.draft'
import { FeedFormModel } from '@latchkey/domain/feeds/feed.form'
import { FEED_KIND_CHOICES, FEED_WORDS } from '@latchkey/domain/feeds/feed.messages'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm, type EditProps } from '../../use-form.ts'
import { PortalFields } from './PortalFields.tsx'

export interface FeedFormProps extends EditProps<FeedDraft> {
  isOpen: boolean
  /** The feed to change, whose kind stays; undefined for a new one. */
  saved?: FeedDraft | undefined
  /** True if the password of the server is stored. */
  hasPassword?: boolean
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Adds a feed, or changes one.
 *
 * @do Name a feed after what shows its homes: lists of listings show the name.
 * @dont Do not show the address of a website here: it is shown once, after it was made.
 * @dont Do not show a stored password: only whether there is one.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In a field of one line, saves the feed.
 */
export function FeedForm({ isOpen, onCloseRequest, isBusy = false, ...form }: FeedFormProps) {
  const title = form.saved === undefined ? FEED_WORDS.add : FEED_WORDS.edit
  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      {...(form.saved === undefined && { submitLabel: title })}
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <FeedFields {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

const KINDS = FEED_KINDS.map((kind) => ({ value: kind, label: FEED_KIND_CHOICES[kind] }))

/** Inside the dialog, so that closing it discards the input. */
const FeedFields = observer(function FeedFields({
  id,
  saved,
  hasPassword = false,
  ...props
}: Omit<FeedFormProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(() => FeedFormModel.create({ values: { ...(saved ?? emptyFeedDraft()) } }), props)
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <BoundField form={form} name="name" isRequired>
          {(control) => <TextField {...control} name="name" autoComplete="off" />}
        </BoundField>
        {saved === undefined && (
          <BoundField form={form} name="kind" isRequired>
            {(control) => <Select<FeedDraft['kind']> {...control} options={KINDS} />}
          </BoundField>
        )}
        {form.value('kind') === 'portal' && <PortalFields form={form} hasPassword={hasPassword} />}
      </Stack>
    </CheckedForm>
  )
})
