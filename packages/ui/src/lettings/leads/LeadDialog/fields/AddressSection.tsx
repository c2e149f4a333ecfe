import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

/** The current address of the tenant. */
export function AddressSection(props: SectionProps) {
  return (
    <FormSection title="Address">
      <FieldGrid>
        <LeadTextField {...props} field="addressLine1" />
        <LeadTextField {...props} field="addressLine2" />
        <LeadTextField {...props} field="city" />
        <LeadTextField {...props} field="country" />
        <LeadTextField {...props} field="postcode" />
      </FieldGrid>
    </FormSection>
  )
}
