import { HistoryDialog } from '@latchkey/ui/lettings/audit/HistoryDialog'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useStaff } from '../../runtime/staff.ts'

export interface LeadHistoryHostProps {
  leadId: number
  isOpen: boolean
  onClose: () => void
}

/** The history of the open lead; it is loaded when the dialog opens. */
export const LeadHistoryHost = observer(function LeadHistoryHost({
  leadId,
  isOpen,
  onClose,
}: LeadHistoryHostProps) {
  const { audit, users } = useStaff()
  useEffect(() => {
    if (isOpen) void audit.loadHistory(leadId)
  }, [audit, leadId, isOpen])
  const isThis = audit.leadId === leadId
  return (
    <HistoryDialog
      isOpen={isOpen}
      onClose={onClose}
      history={isThis ? audit.history : null}
      hasFailed={isThis && audit.problem !== null}
      onRetry={() => void audit.loadHistory(leadId)}
      dateFormatter={businessDateFormatter}
      agentName={(id) => users.options.find((option) => option.id === id)?.username ?? `User ${id}`}
    />
  )
})
