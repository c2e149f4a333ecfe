import { AMENITIES, AMENITY_LABELS } from '@latchkey/domain/properties/property.enums'
import { Observer } from 'mobx-react-lite'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import type { UnitSectionProps } from './unit-section.ts'
import * as S from './UnitDialog.styles.ts'

/** Sixteen amenities of the home and its building. Source: specification §3. */
export function AmenitySection({ form, isDisabled }: UnitSectionProps) {
  return (
    <S.Boxes>
      {AMENITIES.map((amenity) => (
        <Observer key={amenity}>
          {() => (
            <Checkbox
              label={AMENITY_LABELS[amenity]}
              isChecked={form.value(amenity)}
              onChange={(isChecked) => form.set(amenity, isChecked)}
              isDisabled={isDisabled}
            />
          )}
        </Observer>
      ))}
    </S.Boxes>
  )
}
