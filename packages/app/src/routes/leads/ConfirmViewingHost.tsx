import { CONFIRM_VIEWING } from '@latchkey/domain/leads/lead.messages'
import type { LeadClash } from '@latchkey/domain/leads/lead.outcome'
import type { ConfirmViewing } from '@latchkey/domain/leads/lead.contract'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { ClashDialog } from '@latchkey/ui/lettings/leads/ClashDialog'
import { ConfirmViewingDialog } from '@latchkey/ui/lettings/leads/ConfirmViewingDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { businessClock } from '../../clock.ts'
import { useRuntime } from '../../runtime/runtime.ts'
import { useStaff } from '../../runtime/staff.ts'
import type { OpenLead } from './lead.url.ts'
import { tellFailure } from './tell-failure.ts'
import { useOpenedLead } from './use-opened-lead.ts'

/** What the host accepts. */
export interface ConfirmViewingHostProps {
  /** The lead whose viewing the address confirms; null for none. */
  open: OpenLead
  /** The address is to open no lead any more. */
  onClose: () => void
}

const NO_ERRORS: ErrorsByField = {}

/** Confirm Viewing of the lead that an address opens, joined to the stores. Source: specification §2 "Viewings", decision L39. */
export const ConfirmViewingHost = observer(function ConfirmViewingHost({
  open,
  onClose,
}: ConfirmViewingHostProps) {
  const { unsaved } = useRuntime()
  const { leads, users } = useStaff()
  const { shown, subject, setDirty, retry } = useOpenedLead(open, 'confirm')
  const [serverErrors, setServerErrors] = useState(NO_ERRORS)
  const [clash, setClash] = useState<{ viewing: ConfirmViewing; with: LeadClash } | null>(null)

  const close = () => {
    setDirty(false)
    setClash(null)
    setServerErrors(NO_ERRORS)
    onClose()
  }

  const confirm = async (viewing: ConfirmViewing) => {
    if (typeof open !== 'number') return
    const outcome = await leads.confirmViewing(open, viewing)
    setClash(outcome.kind === 'clash' ? { viewing, with: outcome.clash } : null)
    switch (outcome.kind) {
      case 'confirmed':
        toasts.success(CONFIRM_VIEWING.done)
        close()
        break
      case 'invalid':
        setServerErrors(outcome.errors)
        break
      case 'clash':
        break
      default:
        tellFailure(outcome)
        // What was refused may have been confirmed by somebody else already.
        void leads.receiveRefresh()
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
      serverErrors={serverErrors}
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
            onCancel={() => setClash(null)}
          />
        )
      }
    />
  )
})
