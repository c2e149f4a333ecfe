import { ConfirmViewingDialog } from '@latchkey/ui/lettings/leads/ConfirmViewingDialog/ConfirmViewingDialog.tsx'
import { observer } from 'mobx-react-lite'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { useOpenEditor } from '../../editing/use-open-editor.ts'
import { useUnsavedEdits } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface ConfirmViewingHostProps extends DialogHostProps {
  /** Called after `onClose` when the viewing is confirmed. */
  onConfirmed?: () => void
}

export const ConfirmViewingHost = observer(function ConfirmViewingHost({
  open,
  onClose,
  onConfirmed,
}: ConfirmViewingHostProps) {
  const { leads, unsaved, users } = useRoot()
  const { confirming: editor } = leads
  const { opened } = editor
  const { close, closeAfter } = useOpenEditor(editor, { open, onClose })
  useUnsavedEdits(editor, { name: 'lead', open, action: 'confirm' })
  if (opened === null) return null

  const confirm = async (saving: ReturnType<typeof editor.save>) => {
    if (await closeAfter(saving)) onConfirmed?.()
  }
  return (
    <ConfirmViewingDialog
      key={editor.openings}
      isOpen={editor.isOpen}
      opened={opened}
      agents={users.agents}
      isBusy={editor.isSaving}
      onConfirm={() => void confirm(editor.save())}
      onConfirmAnyway={() => void confirm(editor.saveAnyway({ override: true }))}
      onObstacleClose={() => editor.dismissObstacle()}
      onCloseRequest={() => unsaved.leave(close)}
      onRetry={() => editor.retry()}
    />
  )
})
