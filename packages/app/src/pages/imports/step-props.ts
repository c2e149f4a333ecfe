import type { Import } from '@latchkey/domain/imports/import.contract'

export interface StepProps {
  value: Import
}
