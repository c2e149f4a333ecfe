import { UndoPrompt } from '@latchkey/ui/lettings/imports/UndoPrompt/UndoPrompt.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

/** Asks before an import is undone. */
export const UndoHost = observer(function UndoHost() {
  const { imports } = useRoot()
  // Leaving the page closes the question.
  useEffect(() => () => imports.closeUndo(), [imports])
  return (
    <UndoPrompt
      summary={imports.asked?.summary ?? null}
      isBusy={imports.isSaving}
      onConfirm={() => void imports.undo()}
      onCancel={() => imports.closeUndo()}
    />
  )
})
