import { assignLead } from '@latchkey/domain/leads/lead-acts'
import {
  handlerName,
  HANDLER_TOASTS,
  isUnassigned,
  MAY_NOT_HANDLE,
} from '@latchkey/domain/leads/handler/handler.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { AssignLeadDialog } from '@latchkey/ui/lettings/leads/AssignLeadDialog/AssignLeadDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useHandlers } from '../../components/use-handlers.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface AssignLeadHostProps extends DialogProps {
  lead: LeadRecord
}

export const AssignLeadHost = observer(function AssignLeadHost({
  lead,
  isOpen,
  onClose,
}: AssignLeadHostProps) {
  const { leads } = useRoot()
  const handlers = useHandlers(isOpen)
  const [failure, setFailure] = useState<{ takenBy?: string; error?: string }>({})

  const close = () => {
    setFailure({})
    onClose()
  }
  const assign = async (userId: number | null) => {
    const name = handlers.find(({ id }) => id === userId)?.name
    const done = name === undefined ? HANDLER_TOASTS.released : HANDLER_TOASTS.assigned(name)
    const outcome = await assignLead(leads, lead, userId, done)
    if (outcome.kind === 'taken')
      setFailure(outcome.handler === null ? {} : { takenBy: handlerName(outcome.handler) })
    else if (outcome.kind === 'invalid') setFailure({ error: MAY_NOT_HANDLE })
    else if (outcome.kind === 'done') close()
  }

  return (
    <AssignLeadDialog
      isOpen={isOpen}
      handler={isUnassigned(lead.handler, lead.handlerMayOpen) ? null : lead.handler}
      handlers={handlers}
      isBusy={leads.isSaving}
      {...failure}
      onAssign={(userId) => void assign(userId)}
      onClose={close}
    />
  )
})
