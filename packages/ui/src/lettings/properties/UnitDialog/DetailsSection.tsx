import { PROPERTY_LONG_FIELDS, PROPERTY_TEXT_FIELDS } from '@latchkey/domain/properties/property.draft'
import { PROPERTY_LABELS } from '@latchkey/domain/properties/property.labels'
import { CopyButton } from '../../../controls/CopyButton/CopyButton.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { BoundField } from '../../../forms/BoundField.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import type { UnitSectionProps } from './unit-section.ts'
import { UnitTextField } from './UnitTextField.tsx'
import * as S from './UnitDialog.styles.ts'

const LINES = PROPERTY_TEXT_FIELDS.filter(
  (field) => field !== 'parkingSpace' && field !== 'desc' && field !== 'disclaimer',
)

/** The name, address, references and description of the home. Source: decision J12. */
export function DetailsSection(props: UnitSectionProps) {
  const { form, isDisabled, onCopied } = props
  return (
    <Stack>
      <FieldGrid columns={3}>
        {LINES.map((field) => (
          <UnitTextField
            key={field}
            {...props}
            field={field}
            isRequired={field === 'name'}
            type={field === 'homeViewsLink' ? 'url' : 'text'}
          />
        ))}
      </FieldGrid>
      <FieldGrid>
        {PROPERTY_LONG_FIELDS.map((field) => (
          <BoundField key={field} form={form} name={field}>
            {(control) => (
              <S.LongText>
                <TextArea {...control} isDisabled={isDisabled} />
                <S.LongCopy>
                  <CopyButton
                    value={control.value}
                    label={`Copy ${PROPERTY_LABELS[field]}`}
                    onCopied={onCopied}
                  />
                </S.LongCopy>
              </S.LongText>
            )}
          </BoundField>
        ))}
      </FieldGrid>
    </Stack>
  )
}
