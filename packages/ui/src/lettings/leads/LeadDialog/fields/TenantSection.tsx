import { leadName } from '@latchkey/domain/leads/lead.names'
import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

/** The tenant's name and contact details, and the id of the enquiry in the CRM. */
export function TenantSection(props: SectionProps) {
  const { form, onCopied } = props
  const linesOf = () => [
    leadName({ firstName: form.value('firstName'), lastName: form.value('lastName') }),
    form.value('email'),
    form.value('phone'),
    form.value('crmEnquiryUuid'),
  ]
  return (
    <FormSection title="Tenant" copy={{ linesOf, onCopied }}>
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
