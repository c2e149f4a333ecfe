import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

/** The tenant's name and contact details, and the id of the enquiry in the CRM. */
export function TenantSection(props: SectionProps) {
  return (
    <FormSection title="Tenant">
      <FieldGrid>
        <LeadTextField {...props} field="firstName" isRequired />
        <LeadTextField {...props} field="lastName" isRequired />
        <LeadTextField {...props} field="email" type="email" isRequired />
        <LeadTextField {...props} field="phone" type="tel" isRequired />
        <LeadTextField {...props} field="crmEnquiryUuid" />
      </FieldGrid>
    </FormSection>
  )
}
