import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'

/** What every section of the form needs. */
export interface UnitSectionProps {
  form: RecordForm<PropertyDraft>
  isDisabled: boolean
  /** After a value is on the clipboard. */
  onCopied: () => void
}
