import { optionsOf } from '@latchkey/domain/platform/labels'
import {
  PROPERTY_AMOUNT_FIELDS,
  PROPERTY_AREA_FIELDS,
  PROPERTY_CHOICE_FIELDS,
  PROPERTY_COUNT_FIELDS,
  type PropertyNumberField,
} from '@latchkey/domain/properties/property.draft'
import { AREA_UNIT } from '@latchkey/domain/properties/property.labels'
import {
  AMOUNT_MAX,
  AREA_MAX,
  BEDROOMS_MAX,
  DECIMAL_STEP,
  ROOMS_MAX,
} from '@latchkey/domain/properties/property.limits'
import { PROPERTY_CHOICES } from '@latchkey/domain/properties/property.choices'
import { NumberField, type NumberFieldProps } from '../../../inputs/NumberField/NumberField.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import type { UnitSectionProps } from './unit-section.ts'
import { UnitTextField } from './UnitTextField.tsx'

interface UnitNumberFieldProps
  extends UnitSectionProps, Pick<NumberFieldProps, 'step' | 'max' | 'prefix' | 'suffix'> {
  field: PropertyNumberField
}

function UnitNumberField({ form, field, isDisabled, onCopied: _onCopied, ...native }: UnitNumberFieldProps) {
  return (
    <BoundField form={form} name={field}>
      {(control) => <NumberField {...native} {...control} min={0} isDisabled={isDisabled} />}
    </BoundField>
  )
}

const BEDROOM_OPTIONS = Array.from({ length: BEDROOMS_MAX }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}))

/** The type, availability and number of rooms. Source: decisions J12, J16 and J17. */
export function FactsSection(props: UnitSectionProps) {
  const { form, isDisabled } = props
  return (
    <FieldGrid columns={3}>
      {PROPERTY_CHOICE_FIELDS.map((field) => (
        <BoundField key={field} form={form} name={field}>
          {(control) => (
            <Select {...control} options={optionsOf(PROPERTY_CHOICES[field])} isDisabled={isDisabled} />
          )}
        </BoundField>
      ))}
      {PROPERTY_COUNT_FIELDS.map((field) =>
        field === 'bedrooms' ? (
          <BoundField key={field} form={form} name={field}>
            {(control) => (
              <Select
                {...control}
                // A studio, which a spreadsheet may import, has none: 0 is kept, but not offered.
                options={
                  control.value === 0 ? [{ value: 0, label: '0' }, ...BEDROOM_OPTIONS] : BEDROOM_OPTIONS
                }
                isClearable
                isDisabled={isDisabled}
              />
            )}
          </BoundField>
        ) : (
          <UnitNumberField key={field} {...props} field={field} step={1} max={ROOMS_MAX} />
        ),
      )}
    </FieldGrid>
  )
}

/** Props of the sections of numbers. */
export interface NumbersSectionProps extends UnitSectionProps {
  kind: 'amounts' | 'areas'
}

/** The eight amounts, or the four areas. Source: decision J12. */
export function NumbersSection({ kind, ...props }: NumbersSectionProps) {
  return (
    <FieldGrid columns={3}>
      {kind === 'amounts'
        ? PROPERTY_AMOUNT_FIELDS.map((field) => (
            <UnitNumberField
              key={field}
              {...props}
              field={field}
              step={DECIMAL_STEP}
              max={AMOUNT_MAX}
              prefix="£"
            />
          ))
        : PROPERTY_AREA_FIELDS.map((field) => (
            <UnitNumberField
              key={field}
              {...props}
              field={field}
              step={DECIMAL_STEP}
              max={AREA_MAX}
              suffix={AREA_UNIT}
            />
          ))}
    </FieldGrid>
  )
}

/** Parking. Source: decision J12. */
export function ParkingSection(props: UnitSectionProps) {
  return (
    <FieldGrid columns={3}>
      <UnitTextField {...props} field="parkingSpace" />
    </FieldGrid>
  )
}
