import type { ImportsPage } from '@latchkey/domain/imports/imports-page.store'
import { UndoPrompt } from '@latchkey/ui/lettings/imports/UndoPrompt/UndoPrompt.tsx'
import { observer } from 'mobx-react-lite'

export interface UndoHostProps {
  isOpen: boolean
  imports: ImportsPage
  onClose: () => void
}

/** Asks before an import is undone. */
export const UndoHost = observer(function UndoHost({ imports, onClose }: UndoHostProps) {
  return (
    <UndoPrompt
      asked={imports.asked}
      isBusy={imports.isSaving}
      onConfirm={() => void imports.undo()}
      onCancel={onClose}
    />
  )
})
