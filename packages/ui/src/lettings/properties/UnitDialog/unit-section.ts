import type { PropertyDraft } from '@latchkey/domain/properties/property.draft'
import type { RecordForm } from '../../record-form.ts'

/** What every section of the form needs. */
export interface UnitSectionProps {
  form: RecordForm<PropertyDraft>
  isDisabled: boolean
  /** After a value is on the clipboard. */
  onCopied: () => void
}
