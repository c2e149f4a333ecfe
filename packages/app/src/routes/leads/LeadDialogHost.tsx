import { toastSaveOutcome } from '@latchkey/ui/lettings/toast-outcome'
import type { DialogOutcome } from '@latchkey/domain/forms/record-editor.store'
import { INVALID_LEAD } from '@latchkey/domain/leads/lead.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { COPIED } from '@latchkey/domain/platform/messages'
import { LeadDialog } from '@latchkey/ui/lettings/leads/LeadDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { businessDateFormatter } from '../../date-formatter.ts'
import { lazyDialog } from '../../frame/lazy-dialog.tsx'
import { useStaff } from '../../runtime/staff.ts'
import type { OpenLead } from './lead.url.ts'
import { useLeadActs } from './use-lead-acts.ts'
import { useLeadEditor, useUnsavedLead } from './use-lead-editor.ts'

// Few look: it comes when it is asked for.
const LeadHistoryHost = lazyDialog(() => import('./LeadHistoryHost.tsx'), 'LeadHistoryHost')

/** What the host accepts. */
export interface LeadDialogHostProps {
  /** The lead that the address of the page opens; null for none. */
  open: OpenLead
  /** The address is to open no lead any more. */
  onClose: () => void
}

/** The dialog of the lead that an address opens, joined to the stores; for lists, the calendar and the dashboard alike. */
export const LeadDialogHost = observer(function LeadDialogHost({ open, onClose }: LeadDialogHostProps) {
  const { leads, users } = useStaff()
  const { editor } = leads
  const { opened } = editor
  useLeadEditor(editor, open, () => void leads.openNew())
  useUnsavedLead(editor, open, 'edit')

  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const closeHistory = () => setHistoryOpen(false)

  const close = () => {
    closeHistory()
    editor.close()
    onClose()
  }
  const acts = useLeadActs(leads, open, close)
  if (opened === null) return null

  const report = async (done: string, saving: Promise<DialogOutcome<LeadRecord>>) =>
    toastSaveOutcome(await saving, done, close)

  return (
    <LeadDialog
      key={editor.openings}
      isOpen={editor.isOpen}
      opened={opened}
      dateFormatter={businessDateFormatter}
      agents={users.options}
      isBusy={leads.isSaving || editor.isSaving}
      {...acts}
      onSave={() => void report(editor.savedMessage, editor.save())}
      onSaveAnyway={() => void report(editor.savedMessage, editor.saveAnyway({ override: true }))}
      onInvalid={() => toasts.error(INVALID_LEAD)}
      onObstacleClose={() => editor.dismissObstacle()}
      onClose={close}
      // A viewing that was moved under the dialog stands in another day, where it is another button.
      findOpener={() => document.querySelector<HTMLElement>(`[data-event="${opened.id}"]`)}
      onRetry={() => editor.retry()}
      onCopied={() => toasts.success(COPIED)}
      onHistory={() => setHistoryOpen(true)}
      over={
        opened.saved !== null && (
          <LeadHistoryHost leadId={opened.saved.id} isOpen={isHistoryOpen} onClose={closeHistory} />
        )
      }
    />
  )
})
