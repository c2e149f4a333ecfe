import { optionsOf } from '@latchkey/domain/platform/values/labels'
import { isOfKind, PROPERTY_FIELDS, type PropertyFieldOf } from '@latchkey/domain/properties/property.fields'
import { AREA_UNIT, BEDROOMS_MAX, DECIMAL_STEP } from '@latchkey/domain/properties/property.limits'
import { NumberField, type NumberFieldProps } from '../../../inputs/NumberField/NumberField.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import type { UnitSectionProps } from './unit-section.ts'
import { UnitTextField } from './UnitTextField.tsx'

export interface UnitFieldProps extends UnitSectionProps {
  field: PropertyFieldOf<'text' | 'choice' | 'count' | 'amount' | 'area'>
}

const BEDROOM_OPTIONS = Array.from({ length: BEDROOMS_MAX }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}))

/** The control of a field, by its kind. */
export function UnitField({ field, ...props }: UnitFieldProps) {
  if (isOfKind(field, 'text'))
    return (
      <UnitTextField
        {...props}
        field={field}
        isRequired={field === 'name'}
        type={field === 'homeViewsLink' ? 'url' : 'text'}
      />
    )
  const { form, isDisabled } = props
  if (isOfKind(field, 'choice'))
    return (
      <BoundField form={form} name={field}>
        {(control) => (
          <Select {...control} options={optionsOf(PROPERTY_FIELDS[field].options)} isDisabled={isDisabled} />
        )}
      </BoundField>
    )
  if (field === 'bedrooms')
    return (
      <BoundField form={form} name={field}>
        {(control) => (
          <Select
            {...control}
            // 0 (a studio, from a spreadsheet) is kept but not offered (rule J16).
            options={control.value === 0 ? [{ value: 0, label: '0' }, ...BEDROOM_OPTIONS] : BEDROOM_OPTIONS}
            isClearable
            isDisabled={isDisabled}
          />
        )}
      </BoundField>
    )
  return (
    <BoundField form={form} name={field}>
      {(control) => <NumberField {...notationOf(field)} {...control} isDisabled={isDisabled} />}
    </BoundField>
  )
}

function notationOf(
  field: PropertyFieldOf<'count' | 'amount' | 'area'>,
): Pick<NumberFieldProps, 'step' | 'prefix' | 'suffix'> {
  if (isOfKind(field, 'count')) return { step: 1 }
  if (isOfKind(field, 'amount')) return { step: DECIMAL_STEP, prefix: '£' }
  return { step: DECIMAL_STEP, suffix: AREA_UNIT }
}
