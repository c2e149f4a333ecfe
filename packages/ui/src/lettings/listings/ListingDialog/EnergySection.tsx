import { ENERGY_STATE_LABELS } from '@latchkey/domain/listings/listing.enums'
import { optionsOf } from '@latchkey/domain/platform/values/labels'
import { BoundField } from '../../../forms/BoundField.tsx'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import type { ListingSectionProps } from './listing-section.ts'
import { CertificateField } from './PicturesSection.tsx'

/** The energy certificate and its picture. */
export function EnergySection(props: ListingSectionProps) {
  const { form, isDisabled } = props
  return (
    <FieldGrid>
      <BoundField form={form} name="energyState" isGroup>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onChange={onChange}
            options={optionsOf(ENERGY_STATE_LABELS)}
            direction="row"
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
      <CertificateField {...props} />
    </FieldGrid>
  )
}
