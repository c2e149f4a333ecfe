import {
  KEY_TERM_LABELS,
  KEY_TERMS,
  type ExpiryDraft,
  type KeyTerm,
} from '@latchkey/domain/integrations/keys/key.draft'
import { observer } from 'mobx-react-lite'
import type { BoundValues } from '../../forms/bound-form.ts'
import { BoundField } from '../../forms/BoundField.tsx'
import { DateField } from '../../inputs/DateField/DateField.tsx'
import { Select } from '../../inputs/Select/Select.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'

export interface ExpiryFieldsProps {
  form: BoundValues<ExpiryDraft>
  /** Today in the business time zone. */
  today: string
}

const TERMS = KEY_TERMS.map((term) => ({ value: term, label: KEY_TERM_LABELS[term] }))

/** Chooses when a key expires. */
export const ExpiryFields = observer(function ExpiryFields({ form, today }: ExpiryFieldsProps) {
  return (
    <FieldGrid>
      <BoundField form={form} name="term">
        {(control) => <Select<KeyTerm> {...control} options={TERMS} />}
      </BoundField>
      {form.value('term') === 'date' && (
        <BoundField form={form} name="expiresOn" isRequired>
          {(control) => <DateField {...control} name="expiresOn" today={today} min={today} />}
        </BoundField>
      )}
    </FieldGrid>
  )
})
