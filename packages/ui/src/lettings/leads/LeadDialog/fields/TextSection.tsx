import {
  LEAD_SECTION_TITLES,
  textFactsOf,
  textFieldsOf,
  type LeadFieldSection,
} from '@latchkey/domain/leads/lead.fields'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { TextArea } from '../../../../inputs/TextArea/TextArea.tsx'
import { FieldGrid, type FieldGridProps } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

export interface TextSectionProps extends SectionProps, Pick<FieldGridProps, 'columns'> {
  section: LeadFieldSection
}

/** A section of text fields: short ones in a grid, then long ones. */
export function TextSection({ section, columns, ...props }: TextSectionProps) {
  const title = LEAD_SECTION_TITLES[section]
  const fields = textFieldsOf(section)
  const shortFields = fields.filter((field) => !textFactsOf(field).isLong)
  return (
    <FormSection title={title}>
      {shortFields.length > 0 && (
        <FieldGrid {...(columns && { columns })}>
          {shortFields.map((field) => (
            <LeadTextField key={field} {...props} field={field} />
          ))}
        </FieldGrid>
      )}
      {fields
        .filter((field) => textFactsOf(field).isLong)
        .map((field) => (
          <BoundField
            key={field}
            form={props.form}
            name={field}
            isLabelHidden={props.form.labelOf(field) === title}
          >
            {(control) => <TextArea {...control} />}
          </BoundField>
        ))}
    </FormSection>
  )
}
