import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'

export interface UnitSectionProps {
  form: RecordForm<PropertyDraft>
  isDisabled: boolean
}
