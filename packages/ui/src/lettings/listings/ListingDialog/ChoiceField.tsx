import { optionsOf, type Labelled } from '@latchkey/domain/platform/values/labels'
import { BoundField } from '../../../forms/BoundField.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import type { ListingSectionProps } from './listing-section.ts'

interface ChoiceFieldProps extends Pick<ListingSectionProps, 'form' | 'isDisabled'> {
  field: 'propertyKind' | 'furnishing' | 'tenure' | 'priceShownAs'
  labels: Labelled
  /** The text for no choice. */
  clearLabel?: string
}

/** One of a closed set, or none. */
export function ChoiceField({ form, field, labels, isDisabled, clearLabel }: ChoiceFieldProps) {
  return (
    <BoundField form={form} name={field}>
      {(control) => (
        <Select
          {...control}
          options={optionsOf(labels)}
          isClearable
          {...(clearLabel && { clearLabel, placeholder: clearLabel })}
          isDisabled={isDisabled}
        />
      )}
    </BoundField>
  )
}
