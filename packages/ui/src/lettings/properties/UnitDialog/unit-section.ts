import type { RecordForm } from '@latchkey/domain/forms/opened-record.model'
import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'

/** Props of every section of the form. */
export interface UnitSectionProps {
  form: RecordForm<PropertyDraft>
  isDisabled: boolean
  /** Called when a value is on the clipboard. */
  onCopied: () => void
}
