import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { ClashDialog } from '@latchkey/ui/lettings/leads/ClashDialog/ClashDialog.tsx'
import { ConfirmViewingDialog } from '@latchkey/ui/lettings/leads/ConfirmViewingDialog/ConfirmViewingDialog.tsx'
import { toastSaveOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { observer } from 'mobx-react-lite'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { useOpenEditor } from '../../editing/use-open-editor.ts'
import { useUnsavedEdits } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const ConfirmViewingHost = observer(function ConfirmViewingHost({ open, onClose }: DialogHostProps) {
  const { leads, unsaved, users } = useRoot()
  const { confirming: editor } = leads
  const { opened } = editor
  useOpenEditor(editor, open)
  useUnsavedEdits(editor, { name: 'lead', open, act: 'confirm' })
  if (opened === null) return null

  const close = () => {
    editor.close()
    onClose()
  }
  const report = async (confirming: Promise<DialogOutcome<LeadRecord>>) =>
    toastSaveOutcome(await confirming, CONFIRM_VIEWING.done, close)

  const { form, obstacle } = opened
  const clash = obstacle?.kind === 'clash' ? obstacle.clash : null
  const agentId = clash && form?.value('viewingUserId')
  return (
    <ConfirmViewingDialog
      key={editor.openings}
      isOpen={editor.isOpen}
      opened={opened}
      agents={users.options}
      isBusy={editor.isSaving}
      onConfirm={() => void report(editor.save())}
      onCloseRequest={() => unsaved.leave(close)}
      onRetry={() => editor.retry()}
      over={
        clash !== null && (
          <ClashDialog
            isOpen
            clash={clash}
            agentName={users.options.find(({ id }) => id === agentId)?.username ?? null}
            isBusy={editor.isSaving}
            onConfirm={() => void report(editor.saveAnyway({ override: true }))}
            onCancel={() => editor.dismissObstacle()}
          />
        )
      }
    />
  )
})
