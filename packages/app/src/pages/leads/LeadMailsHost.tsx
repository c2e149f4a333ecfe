import { LEAD_MAILS } from '@latchkey/domain/leads/mails/lead-mails.messages'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { MailList } from '@latchkey/ui/lettings/leads/MailList/MailList.tsx'
import { Dialog } from '@latchkey/ui/overlays/Dialog/Dialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface LeadMailsHostProps extends DialogProps {
  leadId: number
}

export function LeadMailsHost({ leadId, isOpen, onClose }: LeadMailsHostProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title={LEAD_MAILS}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <MailsOfLead key={leadId} leadId={leadId} />
    </Dialog>
  )
}

/** While a mail is waiting, in milliseconds; sending it pushes nothing. */
const REFETCH_MS = 3000

/** Fetched when the dialog opens. */
const MailsOfLead = observer(function MailsOfLead({ leadId }: Pick<LeadMailsHostProps, 'leadId'>) {
  const root = useRoot()
  const { reading, retry } = useReading(() => root.leads.calls.mails(leadId), root.leads.revisionOf(leadId))
  const isWaiting = reading.value?.some(({ state }) => state === 'waiting') ?? false

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(retry, REFETCH_MS)
    return () => clearInterval(timer)
  })

  return <MailList mails={reading.value} phase={reading.missing ?? 'loading'} onRetry={retry} />
})
