import {
  LEAD_SECTION_TITLES,
  plainDatesOf,
  textFactsOf,
  textFieldsOf,
  type LeadFieldSection,
  type LeadTextField as LeadTextName,
} from '@latchkey/domain/leads/lead.fields'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { BoundField } from '../../../../forms/BoundField.tsx'
import { TextArea } from '../../../../inputs/TextArea/TextArea.tsx'
import { FieldGrid, type FieldGridProps } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadDateField } from './LeadDateField.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

export interface TextSectionProps extends SectionProps, Pick<FieldGridProps, 'columns'> {
  section: LeadFieldSection
  /** Fields of the section that are elsewhere. */
  without?: readonly string[]
}

/** A section of the form that every status shows: short texts and dates in a grid, then long texts. */
export function TextSection({ section, columns, without = [], ...props }: TextSectionProps) {
  const title = LEAD_SECTION_TITLES[section]
  const fields = textFieldsOf(section).filter((field) => !without.includes(field))
  const shortFields = fields.filter((field) => !textFactsOf(field).isLong)
  const { form, isCopyable = false } = props
  return (
    <FormSection
      title={title}
      {...(shortFields.length > 0 &&
        isCopyable && { copy: { linesOf: () => copiedLines(form, shortFields) } })}
    >
      {shortFields.length > 0 && (
        <FieldGrid {...(columns && { columns })}>
          {shortFields.map((field) => (
            <LeadTextField key={field} {...props} field={field} />
          ))}
          {plainDatesOf(section).map((field) => (
            <LeadDateField key={field} form={form} field={field} isRequired={false} />
          ))}
        </FieldGrid>
      )}
      {fields
        .filter((field) => textFactsOf(field).isLong)
        .map((field) => (
          <BoundField key={field} form={form} name={field} isLabelHidden={form.labelOf(field) === title}>
            {(control) => <TextArea {...control} />}
          </BoundField>
        ))}
    </FormSection>
  )
}

/** One line per field; both names are one line. */
function copiedLines(form: SectionProps['form'], fields: readonly LeadTextName[]): string[] {
  return fields
    .filter((field) => field !== 'lastName')
    .map((field) =>
      field === 'firstName'
        ? leadName({ firstName: form.value('firstName'), lastName: form.value('lastName') })
        : form.value(field),
    )
}
