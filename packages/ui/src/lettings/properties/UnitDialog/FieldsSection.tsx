import {
  isOfKind,
  PROPERTY_FIELDS,
  type Amenity,
  type PropertyField,
} from '@latchkey/domain/properties/property.fields'
import { Observer } from 'mobx-react-lite'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import type { UnitSectionProps } from './unit-section.ts'
import { UnitField } from './UnitField.tsx'
import { UnitLongTextField } from './UnitLongTextField.tsx'
import * as S from './UnitDialog.styles.ts'

export interface FieldsSectionProps extends UnitSectionProps {
  fields: readonly PropertyField[]
}

/** The fields of one section: short ones three in a row, then long texts two in a row, then checkboxes. */
export function FieldsSection({ fields, ...props }: FieldsSectionProps) {
  const shortFields = fields.filter((field) => isOfKind(field, 'text', 'choice', 'count', 'amount', 'area'))
  const longFields = fields.filter((field) => isOfKind(field, 'long'))
  const amenities = fields.filter((field) => isOfKind(field, 'flag'))
  return (
    <Stack>
      {shortFields.length > 0 && (
        <FieldGrid columns={3}>
          {shortFields.map((field) => (
            <UnitField key={field} {...props} field={field} />
          ))}
        </FieldGrid>
      )}
      {longFields.length > 0 && (
        <FieldGrid>
          {longFields.map((field) => (
            <UnitLongTextField key={field} {...props} field={field} />
          ))}
        </FieldGrid>
      )}
      {amenities.length > 0 && (
        <S.Boxes>
          {amenities.map((amenity) => (
            <AmenityBox key={amenity} {...props} amenity={amenity} />
          ))}
        </S.Boxes>
      )}
    </Stack>
  )
}

function AmenityBox({ form, isDisabled, amenity }: UnitSectionProps & { amenity: Amenity }) {
  return (
    <Observer>
      {() => (
        <Checkbox
          label={PROPERTY_FIELDS[amenity].label}
          isChecked={form.value(amenity)}
          onChange={(isChecked) => form.set(amenity, isChecked)}
          isDisabled={isDisabled}
        />
      )}
    </Observer>
  )
}
