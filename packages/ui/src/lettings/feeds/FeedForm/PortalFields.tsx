import {
  FEED_ENCODING_LABELS,
  FEED_ENCODINGS,
  FEED_RECEIVER_LABELS,
  FEED_RECEIVERS,
  type FeedReceiver,
} from '@latchkey/domain/feeds/feed.enums'
import { NEWER_COLUMNS_HINT } from '@latchkey/domain/feeds/feed.messages'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { ServerFields, type ServerFieldsProps } from './ServerFields.tsx'

const ENCODINGS = FEED_ENCODINGS.map((encoding) => ({
  value: encoding as string,
  label: FEED_ENCODING_LABELS[encoding],
}))
const RECEIVERS = FEED_RECEIVERS.map((receiver) => ({
  value: receiver,
  label: FEED_RECEIVER_LABELS[receiver],
}))

/** The fields of a portal: the content of its files, and the server that receives them. */
export const PortalFields = observer(function PortalFields({ form, hasPassword }: ServerFieldsProps) {
  return (
    <>
      <FieldGrid>
        <BoundField form={form} name="branchLet">
          {(control) => <TextField {...control} name="branchLet" inputMode="numeric" autoComplete="off" />}
        </BoundField>
        <BoundField form={form} name="branchSale">
          {(control) => <TextField {...control} name="branchSale" inputMode="numeric" autoComplete="off" />}
        </BoundField>
        <BoundField form={form} name="encoding">
          {(control) => <Select {...control} options={ENCODINGS} />}
        </BoundField>
      </FieldGrid>
      <BoundField form={form} name="hasNewer" isGroup isLabelHidden>
        {({ value, onChange }) => (
          <Checkbox
            label={form.labelOf('hasNewer')}
            note={NEWER_COLUMNS_HINT}
            isChecked={value}
            onChange={onChange}
          />
        )}
      </BoundField>
      <BoundField form={form} name="sendTo" isGroup>
        {({ value, onChange }) => (
          <RadioGroup<FeedReceiver> options={RECEIVERS} value={value} onChange={onChange} />
        )}
      </BoundField>
      {form.value('sendTo') === 'ftp' && <ServerFields form={form} hasPassword={hasPassword} />}
    </>
  )
})
