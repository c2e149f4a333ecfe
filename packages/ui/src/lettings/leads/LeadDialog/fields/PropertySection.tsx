import { FieldGrid } from '../../../../layout/FieldGrid/FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { LeadTextField, type SectionProps } from './LeadTextField.tsx'

/** The property of the lead: a copy, so that edits do not change the property itself (rule L12). */
export function PropertySection(props: SectionProps) {
  return (
    <FormSection title="Property">
      <FieldGrid columns={3}>
        <LeadTextField {...props} field="property.name" isRequired />
        <LeadTextField {...props} field="property.addressLine1" />
        <LeadTextField {...props} field="property.addressLine2" />
        <LeadTextField {...props} field="property.city" />
        <LeadTextField {...props} field="property.county" />
        <LeadTextField {...props} field="property.postcode" />
        <LeadTextField {...props} field="property.propertyExplorerUnitUuid" />
        <LeadTextField {...props} field="property.crmPropertyUuid" />
        <LeadTextField {...props} field="property.homeViewsLink" type="url" />
      </FieldGrid>
    </FormSection>
  )
}
