import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

const FIELDS = ['addressLine1', 'addressLine2', 'city', 'country', 'postcode'] as const

/** The current address of the tenant. */
export function AddressSection(props: SectionProps) {
  const { form, onCopied } = props
  return (
    <FormSection title="Address" copy={{ linesOf: () => FIELDS.map((field) => form.value(field)), onCopied }}>
      <FieldGrid>
        {FIELDS.map((field) => (
          <LeadTextField key={field} {...props} field={field} />
        ))}
      </FieldGrid>
    </FormSection>
  )
}
