import { INVALID_LEAD } from '@latchkey/domain/leads/lead.messages'
import { COPIED } from '@latchkey/domain/platform/messages'
import { LeadDialog } from '@latchkey/ui/lettings/leads/LeadDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { businessClock } from '../../clock.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { useStaff } from '../../runtime/staff.ts'
import type { OpenLead } from './lead.url.ts'
import { useLeadActs } from './use-lead-acts.ts'
import { useLeadSaving } from './use-lead-saving.ts'
import { useOpenedLead } from './use-opened-lead.ts'

// Few look: it comes when it is asked for.
const LazyLeadHistoryHost = lazyPart(() =>
  import('./LeadHistoryHost.tsx').then(({ LeadHistoryHost }) => LeadHistoryHost),
)

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
  const { shown, subject, setDirty, retry } = useOpenedLead(open, 'edit')

  // Null until it was asked for once: then it stays, to be closed in its own time.
  const [history, setHistory] = useState<{ isOpen: boolean } | null>(null)
  const closeHistory = () => setHistory((before) => before && { isOpen: false })

  const close = () => {
    closeHistory()
    setDirty(false)
    onClose()
  }
  const saving = useLeadSaving(leads, open, close)
  const acts = useLeadActs(leads, open, close)
  if (shown === null) return null

  return (
    <LeadDialog
      key={shown}
      isOpen={open !== null}
      subject={subject}
      clock={businessClock}
      agents={users.options}
      isBusy={leads.isSaving}
      obstacle={saving.obstacle}
      {...(saving.serverErrors === undefined ? {} : { serverErrors: saving.serverErrors })}
      {...acts}
      onSave={(draft) => void saving.save(draft)}
      onInvalid={() => toasts.error(INVALID_LEAD)}
      onObstacleClose={saving.closeObstacle}
      onClose={close}
      // A viewing that was moved under the dialog stands in another day, where it is another button.
      findOpener={() => document.querySelector<HTMLElement>(`[data-event="${shown}"]`)}
      onDirtyChange={setDirty}
      onRetry={retry}
      onCopied={() => toasts.success(COPIED)}
      onHistory={() => setHistory({ isOpen: true })}
      over={
        subject.kind === 'saved' &&
        history !== null && (
          <Suspense fallback={null}>
            <LazyLeadHistoryHost leadId={subject.lead.id} isOpen={history.isOpen} onClose={closeHistory} />
          </Suspense>
        )
      }
    />
  )
})
