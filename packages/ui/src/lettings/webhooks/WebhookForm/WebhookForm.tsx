import type { ApiKey } from '@latchkey/domain/integrations/keys/key.contract'
import { hasAllPermissions, type Rights } from '@latchkey/domain/permissions/rights'
import {
  emptyWebhookDraft,
  permissionsToInclude,
  type WebhookDraft,
} from '@latchkey/domain/webhooks/webhook.draft'
import { WebhookFormModel } from '@latchkey/domain/webhooks/webhook.form'
import { RECORD_NOTE, WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { KEY_WORDS } from '@latchkey/domain/integrations/keys/key.messages'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { CheckedForm } from '../../../forms/CheckedForm.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { FormDialog } from '../../../overlays/FormDialog/FormDialog.tsx'
import { useForm, type EditProps } from '../../use-form.ts'
import { TypesField } from './TypesField.tsx'

export interface WebhookFormProps extends EditProps<WebhookDraft> {
  isOpen: boolean
  /** The webhook to change; undefined for a new one. */
  saved?: WebhookDraft | undefined
  /** The keys whose changes can be left out. */
  keys: readonly Pick<ApiKey, 'id' | 'name'>[]
  /** The signed-in user's permissions, which limit what may be sent. */
  rights: Rights
  /** Called to close the dialog, possibly with unsaved edits. */
  onCloseRequest: () => void
}

/**
 * Adds a webhook, or changes one.
 *
 * @do Begin with all events and without records, so that personal data is a decision.
 * @dont Do not show the signing secret here: it is shown once, after it was made.
 * @key Escape: Closes it; with unsaved edits it asks first.
 * @key Enter: In the name or the address, saves the webhook.
 */
export function WebhookForm({ isOpen, onCloseRequest, isBusy = false, ...form }: WebhookFormProps) {
  const title = form.saved === undefined ? WEBHOOK_WORDS.add : WEBHOOK_WORDS.edit
  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      {...(form.saved === undefined && { submitLabel: title })}
      isBusy={isBusy}
      onCloseRequest={onCloseRequest}
    >
      {(formId) => <WebhookFields {...form} id={formId} isBusy={isBusy} />}
    </FormDialog>
  )
}

const NOBODY = 0

/** Inside the dialog, so that closing it discards the input. */
const WebhookFields = observer(function WebhookFields({
  id,
  saved = emptyWebhookDraft(),
  keys,
  rights,
  ...props
}: Omit<WebhookFormProps, 'isOpen' | 'onCloseRequest'> & { id: string }) {
  const form = useForm(() => WebhookFormModel.create({ values: { ...saved } }), props)
  const mayInclude = hasAllPermissions(rights, permissionsToInclude(form.value('types')))
  return (
    <CheckedForm id={id} form={form} isBusy={props.isBusy} onSubmit={props.onSubmit}>
      <Stack>
        <BoundField form={form} name="name" isRequired>
          {(control) => <TextField {...control} name="name" autoComplete="off" />}
        </BoundField>
        <BoundField form={form} name="url" isRequired>
          {(control) => <TextField {...control} name="url" type="url" autoComplete="off" />}
        </BoundField>
        <TypesField form={form} />
        <BoundField form={form} name="includeRecord" isLabelHidden>
          {({ value, onChange }) => (
            <Checkbox
              label={form.labelOf('includeRecord')}
              note={mayInclude ? RECORD_NOTE : KEY_WORDS.notHeld}
              isChecked={value}
              onChange={onChange}
              isDisabled={!mayInclude && !value}
            />
          )}
        </BoundField>
        <BoundField form={form} name="skipKeyId">
          {({ value, onChange, ...control }) => (
            <Select<number>
              {...control}
              value={value ?? NOBODY}
              options={[
                { value: NOBODY, label: WEBHOOK_WORDS.noKey },
                ...keys.map((key) => ({ value: key.id, label: key.name })),
              ]}
              onChange={(key) => onChange(key === NOBODY ? null : key)}
            />
          )}
        </BoundField>
      </Stack>
    </CheckedForm>
  )
})
