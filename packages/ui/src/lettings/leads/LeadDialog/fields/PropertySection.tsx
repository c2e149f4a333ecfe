import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

const FIELDS = [
  'property.name',
  'property.addressLine1',
  'property.addressLine2',
  'property.city',
  'property.county',
  'property.postcode',
  'property.propertyExplorerUnitUuid',
  'property.crmPropertyUuid',
  'property.homeViewsLink',
] as const

/** The property of the lead: a copy, so that edits do not change the property itself (rule L12). */
export function PropertySection(props: SectionProps) {
  const { form, onCopied } = props
  return (
    <FormSection
      title="Property"
      copy={{ linesOf: () => FIELDS.map((field) => form.value(field)), onCopied }}
    >
      <FieldGrid columns={3}>
        {FIELDS.map((field) => (
          <LeadTextField
            key={field}
            {...props}
            field={field}
            isRequired={field === 'property.name'}
            {...(field === 'property.homeViewsLink' && { type: 'url' })}
          />
        ))}
      </FieldGrid>
    </FormSection>
  )
}
