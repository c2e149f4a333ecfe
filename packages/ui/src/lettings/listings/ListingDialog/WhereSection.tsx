import { LISTING_LIMITS } from '@latchkey/domain/listings/listing.limits'
import { AVAILABILITY } from '@latchkey/domain/properties/property.enums'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { FeedsField } from './FeedsField.tsx'
import type { ListingSectionProps } from './listing-section.ts'

/** The section that chooses the feeds of the home. */
export function WhereSection({ form, listing, isDisabled }: ListingSectionProps) {
  return (
    <>
      <FieldGrid>
        <BoundField form={form} name="registrationNumber">
          {(control) => (
            <TextField
              {...control}
              autoComplete="off"
              maxLength={LISTING_LIMITS.registrationNumber}
              isDisabled={isDisabled}
            />
          )}
        </BoundField>
      </FieldGrid>
      <BoundField form={form} name="showOnMap" isGroup isLabelHidden>
        {({ value, onChange }) => (
          <Checkbox
            label={form.labelOf('showOnMap')}
            note="At the place of its project, within about 100 metres."
            isChecked={value}
            onChange={onChange}
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
      <BoundField form={form} name="feedIds" isGroup>
        {(control) => (
          <FeedsField
            {...control}
            feeds={listing.feeds}
            isForWebsitesOnly={listing.home.availability === AVAILABILITY.ComingForSale}
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
    </>
  )
}
