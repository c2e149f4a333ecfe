import {
  COUNCIL_TAX_BANDS,
  FURNISHING_LABELS,
  PRICE_SHOWN_AS_LABELS,
  PROPERTY_KIND_LABELS,
  TENURE_LABELS,
} from '@latchkey/domain/listings/listing.enums'
import { observer } from 'mobx-react-lite'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { DateField } from '../../../inputs/DateField/DateField.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { ChoiceField } from './ChoiceField.tsx'
import type { ListingSectionProps } from './listing-section.ts'

/** The price without a word before it. */
const PRICE_ALONE = 'The price alone'

const BANDS = COUNCIL_TAX_BANDS.map((band) => ({ value: band, label: band }))

/** The section about the home itself. */
export const HomeSection = observer(function HomeSection({ form, isDisabled }: ListingSectionProps) {
  const today = useDateFormatter().today()
  const choice = { form, isDisabled }
  return (
    <>
      <FieldGrid columns={3}>
        <ChoiceField {...choice} field="propertyKind" labels={PROPERTY_KIND_LABELS} />
        <BoundField form={form} name="availableOn">
          {(control) => <DateField {...control} today={today} isDisabled={isDisabled} />}
        </BoundField>
        <ChoiceField {...choice} field="furnishing" labels={FURNISHING_LABELS} />
        <BoundField form={form} name="councilTaxBand">
          {({ value, onChange, onBlur }) => (
            <Select
              value={value === '' ? null : value}
              onChange={(band: string | null) => onChange(band ?? '')}
              onBlur={onBlur}
              options={BANDS}
              isClearable
              isDisabled={isDisabled}
            />
          )}
        </BoundField>
        <ChoiceField {...choice} field="tenure" labels={TENURE_LABELS} />
        {form.value('kind') === 'sale' && (
          <ChoiceField
            {...choice}
            field="priceShownAs"
            labels={PRICE_SHOWN_AS_LABELS}
            clearLabel={PRICE_ALONE}
          />
        )}
      </FieldGrid>
      <BoundField form={form} name="isNew" isGroup isLabelHidden>
        {({ value, onChange }) => (
          <Checkbox
            label={form.labelOf('isNew')}
            isChecked={value}
            onChange={onChange}
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
    </>
  )
})
