import { draftOf } from '@latchkey/domain/leads/lead.draft'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { INVALID_LEAD, VIEWING_MOVED } from '@latchkey/domain/leads/lead.messages'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { LeadClash } from '@latchkey/domain/leads/lead.outcome'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { MoveViewingDialog } from '@latchkey/ui/lettings/calendar/MoveViewingDialog'
import { ClashDialog } from '@latchkey/ui/lettings/leads/ClashDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { businessClock } from '../../clock.ts'
import { tellFailure } from '../../feedback/tell-write.ts'
import { useOpening } from '../../lists/use-opening.ts'
import { useStaff } from '../../runtime/staff.ts'
import type { OpenLead } from '../leads/lead.url.ts'
import { useOpenedLead } from '../leads/use-opened-lead.ts'

/** What the host accepts. */
export interface MoveViewingHostProps {
  /** The lead whose viewing the address moves; null for none. */
  open: OpenLead
  /** Where it was dragged to, as a date-time field holds it. */
  proposed: string | undefined
  /** The address is to open no lead any more. */
  onClose: () => void
  /** The lead cannot be saved as it is: its own form shows why. */
  onFormNeeded: () => void
}

/** What stands between the dialog and a moved viewing. */
interface Refusal {
  serverErrors?: ErrorsByField
  clash?: { viewingDate: number; with: LeadClash }
}

const UNREADABLE: readonly string[] = ['missing', 'forbidden', 'failed']

/** Moves the viewing of the lead that an address opens, joined to the stores. Source: decisions L35, L38 and L39. */
export const MoveViewingHost = observer(function MoveViewingHost({
  open,
  proposed,
  onClose,
  onFormNeeded,
}: MoveViewingHostProps) {
  const { leads, users } = useStaff()
  const { shown, subject } = useOpenedLead(open, 'move')
  const { kept, keep, isOn } = useOpening<Refusal>(open)
  const clash = kept?.clash ?? null
  const lead = subject.kind === 'saved' ? subject.lead : null

  const cannotMove = open !== null && (UNREADABLE.includes(subject.kind) || lead?.viewingDate === null)
  const giveUp = useEffectEvent(() => {
    tellFailure(subject)
    onClose()
  })
  useEffect(() => {
    if (cannotMove) giveUp()
  }, [cannotMove])

  /** Only the time changes, so what somebody else saved meanwhile stands in the way only if it is the time, too. */
  const move = async (from: Lead, viewingDate: number, override = false): Promise<void> => {
    const draft = { ...draftOf(from), viewingDate, version: from.version, ...(override && { override }) }
    const outcome = await leads.save(from.id, draft)
    if (outcome.kind === 'saved') {
      toasts.success(VIEWING_MOVED)
      if (isOn()) onClose()
      return undefined
    }
    // Whoever has left is told that it was not moved; there is nothing any more to decide it in.
    if (!isOn()) return tellFailure(outcome)
    keep(null)
    switch (outcome.kind) {
      case 'clash':
        return keep({ clash: { viewingDate, with: outcome.clash } })
      case 'invalid':
        if (outcome.errors['viewingDate']) return keep({ serverErrors: outcome.errors })
        toasts.error(INVALID_LEAD)
        return onFormNeeded()
      case 'conflict':
        if (outcome.theirs.viewingDate === from.viewingDate && outcome.theirs.status === from.status)
          return move(outcome.theirs, viewingDate, override)
        return void toasts.error('Somebody else changed this viewing meanwhile. Please look again.')
      default:
        return tellFailure(outcome)
    }
  }

  if (shown === null || lead === null || lead.viewingDate === null) return null
  const agentName =
    users.options.find(({ id }) => id === lead.viewingUserId)?.username ?? lead.viewingUsername
  return (
    <MoveViewingDialog
      key={shown}
      isOpen={open !== null}
      viewing={{
        name: leadName(lead),
        viewingDate: lead.viewingDate,
        agentName: agentName ?? null,
        isConfirmed: lead.isViewingConfirmed,
      }}
      clock={businessClock}
      {...(proposed === undefined ? {} : { proposed })}
      {...(kept?.serverErrors && { serverErrors: kept.serverErrors })}
      isBusy={leads.isSaving}
      onMove={(viewingDate) => void move(lead, viewingDate)}
      onCancel={onClose}
      over={
        clash !== null && (
          <ClashDialog
            isOpen
            clash={clash.with}
            agentName={agentName ?? null}
            clock={businessClock}
            isBusy={leads.isSaving}
            onConfirm={() => void move(lead, clash.viewingDate, true)}
            onCancel={() => keep(null)}
          />
        )
      }
    />
  )
})
