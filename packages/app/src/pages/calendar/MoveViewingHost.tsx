import { notifyFailure } from '@latchkey/domain/platform/notify'
import { MoveViewingDialog } from '@latchkey/ui/lettings/calendar/MoveViewingDialog/MoveViewingDialog.tsx'
import { ClashDialog } from '@latchkey/ui/lettings/leads/ClashDialog/ClashDialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useOpenEditor } from '../../editing/use-open-editor.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface MoveViewingHostProps extends DialogHostProps {
  /** The time that it was dragged to, as the value of a date-time field. */
  proposed: string | undefined
  /** The lead cannot be saved as it is: its own form shows why. */
  onFormNeeded: () => void
}

export const MoveViewingHost = observer(function MoveViewingHost({
  open,
  proposed,
  onClose,
  onFormNeeded,
}: MoveViewingHostProps) {
  const { leads, users } = useRoot()
  const { moving: editor } = leads
  const { opened } = editor
  const form = opened?.form ?? null
  const lead = opened?.saved ?? null
  const { close, closeAfter } = useOpenEditor(editor, { open, onClose })

  // Before paint, so that the old time does not flash.
  useLayoutEffect(() => {
    if (form !== null && proposed !== undefined) form.propose(businessDateFormatter.readInput(proposed))
  }, [form, proposed])

  const { cannotMove } = editor
  const giveUp = useEffectEvent(() => {
    notifyFailure(leads, { kind: 'failed' })
    close()
  })
  useEffect(() => {
    if (cannotMove) giveUp()
  }, [cannotMove])

  const finish = async (moving: ReturnType<typeof editor.move>) => {
    if ((await moving).isFormNeeded) onFormNeeded()
    else await closeAfter(moving)
  }

  if (form === null || lead === null || lead.viewingDate === null) return null
  const clash = opened?.obstacle?.kind === 'clash' ? opened.obstacle.clash : null
  const agentName = users.nameOf(lead.viewingUserId) ?? lead.viewingAgentName ?? null
  return (
    <MoveViewingDialog
      key={editor.openings}
      isOpen={editor.isOpen}
      viewing={{
        id: lead.id,
        agentId: lead.viewingUserId,
        name: lead.name,
        viewingDate: lead.viewingDate,
        agentName,
        isConfirmed: lead.isViewingConfirmed,
      }}
      form={form}
      proposed={proposed}
      isBusy={editor.isSaving}
      onMove={() => void finish(editor.move())}
      onCancel={close}
      over={
        clash !== null && (
          <ClashDialog
            isOpen
            clash={clash}
            agentName={agentName}
            isBusy={editor.isSaving}
            onConfirm={() => void finish(editor.moveAnyway())}
            onCancel={() => editor.dismissObstacle()}
          />
        )
      }
    />
  )
})
