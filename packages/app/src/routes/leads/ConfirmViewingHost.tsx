import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import type { LeadClash } from '@latchkey/domain/leads/lead.outcome'
import type { ConfirmViewing } from '@latchkey/domain/leads/lead.contract'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { ClashDialog } from '@latchkey/ui/lettings/leads/ClashDialog'
import { ConfirmViewingDialog } from '@latchkey/ui/lettings/leads/ConfirmViewingDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { businessClock } from '../../clock.ts'
import { tellFailure } from '../../feedback/tell-write.ts'
import { useOpening } from '../../lists/use-opening.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import type { OpenLead } from './lead.url.ts'
import { useOpenedLead } from './use-opened-lead.ts'

/** What the host accepts. */
export interface ConfirmViewingHostProps {
  /** The lead whose viewing the address confirms; null for none. */
  open: OpenLead
  /** The address is to open no lead any more. */
  onClose: () => void
}

/** What stands between the dialog and a confirmed viewing. */
interface Refusal {
  serverErrors?: ErrorsByField
  clash?: { viewing: ConfirmViewing; with: LeadClash }
}

/** Confirm Viewing of the lead that an address opens, joined to the stores. Source: specification §2 "Viewings", decision L39. */
export const ConfirmViewingHost = observer(function ConfirmViewingHost({
  open,
  onClose,
}: ConfirmViewingHostProps) {
  const { unsaved } = useRuntime()
  const { leads, users } = useStaff()
  const { shown, subject, setDirty, retry } = useOpenedLead(open, 'confirm')
  const { kept, keep, isOn } = useOpening<Refusal>(open)
  const clash = kept?.clash ?? null

  const close = () => {
    setDirty(false)
    onClose()
  }

  const confirm = async (viewing: ConfirmViewing) => {
    if (typeof open !== 'number') return
    const outcome = await leads.confirmViewing(open, viewing)
    if (outcome.kind === 'confirmed') {
      toasts.success(CONFIRM_VIEWING.done)
      if (isOn()) close()
      return
    }
    // Whoever has left is told that it was not confirmed; there is nothing any more to decide it in.
    if (!isOn()) return tellFailure(outcome)
    keep(null)
    switch (outcome.kind) {
      case 'invalid':
        return keep({ serverErrors: outcome.errors })
      case 'clash':
        return keep({ clash: { viewing, with: outcome.clash } })
      default:
        tellFailure(outcome)
        // What was refused may have been confirmed by somebody else already.
        return void leads.receiveRefresh()
    }
  }

  if (shown === null) return null
  const agentName = users.options.find(({ id }) => id === clash?.viewing.viewingUserId)?.username ?? null
  return (
    <ConfirmViewingDialog
      key={shown}
      isOpen={open !== null}
      subject={subject.kind === 'new' ? { kind: 'loading' } : subject}
      clock={businessClock}
      agents={users.options}
      {...(kept?.serverErrors && { serverErrors: kept.serverErrors })}
      isBusy={leads.isSaving}
      onConfirm={(viewing) => void confirm(viewing)}
      onCloseRequest={() => unsaved.leave(close)}
      onDirtyChange={setDirty}
      onRetry={retry}
      over={
        clash !== null && (
          <ClashDialog
            isOpen
            clash={clash.with}
            agentName={agentName}
            clock={businessClock}
            isBusy={leads.isSaving}
            onConfirm={() => void confirm({ ...clash.viewing, override: true })}
            onCancel={() => keep(null)}
          />
        )
      }
    />
  )
})
