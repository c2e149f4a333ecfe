import type { FeedDraft } from '@latchkey/domain/feeds/feed.draft'
import { KEEP_PASSWORD, UNENCRYPTED } from '@latchkey/domain/feeds/feed.messages'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { NumberField } from '../../../inputs/NumberField/NumberField.tsx'
import { PasswordField } from '../../../inputs/PasswordField/PasswordField.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { HoursField } from './HoursField.tsx'

export interface ServerFieldsProps {
  form: BoundValues<FeedDraft>
  /** True if the password is stored. */
  hasPassword: boolean
}

/** The portal's server, and when it is sent to. */
export const ServerFields = observer(function ServerFields({ form, hasPassword }: ServerFieldsProps) {
  return (
    <>
      <FieldGrid>
        <BoundField form={form} name="host" isRequired>
          {(control) => <TextField {...control} name="host" autoComplete="off" />}
        </BoundField>
        <BoundField form={form} name="port">
          {(control) => <NumberField {...control} name="port" />}
        </BoundField>
      </FieldGrid>
      <BoundField form={form} name="isEncrypted" isGroup isLabelHidden>
        {({ value, onChange }) => (
          <Checkbox label={form.labelOf('isEncrypted')} isChecked={value} onChange={onChange} />
        )}
      </BoundField>
      {!form.value('isEncrypted') && <Banner tone="warning">{UNENCRYPTED}</Banner>}
      <FieldGrid>
        <BoundField form={form} name="username">
          {(control) => <TextField {...control} name="username" autoComplete="off" />}
        </BoundField>
        <BoundField form={form} name="password" {...(hasPassword && { hint: KEEP_PASSWORD })}>
          {(control) => <PasswordField {...control} name="password" autoComplete="new-password" />}
        </BoundField>
        <BoundField form={form} name="folder">
          {(control) => <TextField {...control} name="folder" autoComplete="off" />}
        </BoundField>
      </FieldGrid>
      <BoundField form={form} name="hours" isGroup>
        {({ value, onChange }) => <HoursField value={value} onChange={onChange} />}
      </BoundField>
    </>
  )
})
