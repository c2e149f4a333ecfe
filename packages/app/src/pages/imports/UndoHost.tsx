import type { ImportsPage } from '@latchkey/domain/imports/imports-page.store'
import { UndoPrompt } from '@latchkey/ui/lettings/imports/UndoPrompt/UndoPrompt.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'

export interface UndoHostProps extends DialogProps {
  imports: ImportsPage
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
