import type { LeadDialogStore } from '@latchkey/domain/lead-dialog/lead-dialog.store'
import { isUnassigned } from '@latchkey/domain/leads/handler/handler.messages'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useHandlers } from '../../components/use-handlers.ts'
import { useRoot } from '../../runtime/runtime.ts'

const LeadHistoryHost = lazyDialog(() => import('./LeadHistoryHost.tsx'), 'LeadHistoryHost')
const LeadMailsHost = lazyDialog(() => import('./LeadMailsHost.tsx'), 'LeadMailsHost')
const RightToRentObstacle = lazyDialog(
  () => import('@latchkey/ui/lettings/leads/RightToRentObstacle/RightToRentObstacle.tsx'),
  'RightToRentObstacle',
)
const ConfirmViewingHost = lazyDialog(() => import('./ConfirmViewingHost.tsx'), 'ConfirmViewingHost')
const AssignLeadDialog = lazyDialog(
  () => import('@latchkey/ui/lettings/leads/AssignLeadDialog/AssignLeadDialog.tsx'),
  'AssignLeadDialog',
)

interface LeadDialogsOverProps {
  lead: LeadRecord
  dialog: LeadDialogStore
  /** Closes the lead. */
  onDone: () => void
  /** Called with a verification despite missing checks, which closes the lead if it succeeds. */
  onVerified: (ending: ReturnType<LeadDialogStore['verify']>) => Promise<boolean>
}

/** The dialogs over that of a saved lead. */
export const LeadDialogsOver = observer(function LeadDialogsOver({
  lead,
  dialog,
  onDone,
  onVerified,
}: LeadDialogsOverProps) {
  const { leads, session, users } = useRoot()
  const { over, missing } = dialog
  const handlers = useHandlers(over === 'assign')
  const close = () => dialog.show(null)

  return (
    <>
      <LeadHistoryHost leadId={lead.id} dialog={dialog} isOpen={over === 'history'} onClose={close} />
      <LeadMailsHost leadId={lead.id} isOpen={over === 'mails'} onClose={close} />
      {session.can('reservations-view') && (
        <RightToRentObstacle
          adults={missing?.adults ?? 0}
          recorded={missing?.recorded ?? 0}
          isOpen={over === 'checks'}
          isBusy={leads.isSaving}
          onOverride={
            session.can('right-to-rent-override')
              ? (reason) => void onVerified(dialog.verify(reason))
              : undefined
          }
          onClose={close}
        />
      )}
      <ConfirmViewingHost open={over === 'confirm' ? lead.id : null} onClose={close} onConfirmed={onDone} />
      <AssignLeadDialog
        isOpen={over === 'assign'}
        handler={isUnassigned(lead.handler, lead.handlerMayOpen) ? null : lead.handler}
        handlers={handlers}
        isBusy={leads.isSaving}
        {...dialog.assignFailure}
        onAssign={(userId) => void dialog.assign(lead, userId, users.nameOf(userId))}
        onClose={close}
      />
    </>
  )
})
