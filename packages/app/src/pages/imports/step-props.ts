import type { Import } from '@latchkey/domain/imports/import.contract'
import type { ImportsPage } from '@latchkey/domain/imports/imports-page.store'

export interface StepProps {
  imports: ImportsPage
  value: Import
}
