import { DECLINE_LEAD, QUESTIONNAIRE_SENT, VERIFY_LEAD } from '@latchkey/domain/leads/lead.messages'
import { missingChecksOf, type RightToRentObstacle } from '@latchkey/domain/leads/lead.obstacle'
import type { RecordedOutcome } from '@latchkey/domain/leads/outcome/outcome.enums'
import { recordResponse } from '@latchkey/domain/leads/record-response'
import { recordReason } from '@latchkey/domain/leads/record-reason'
import type { ReasonValues } from '@latchkey/domain/leads/reason/reason.values'
import { RECORD_REASON } from '@latchkey/domain/leads/reason/reason.words'
import { MARK_AS_ANSWERED, type ResponseMethod } from '@latchkey/domain/leads/waiting/waiting.words'
import type { LeadsStore } from '@latchkey/domain/leads/leads.store'
import type { WriteOutcome } from '@latchkey/domain/platform/records/write-outcome'
import { toastOutcome, undoBy } from '@latchkey/ui/lettings/toast-outcome.ts'
import type { ToastAction } from '@latchkey/ui/overlays/toasts.ts'
import type { OpenRecordId } from '@latchkey/domain/navigation/open-record'
import { useOpening } from '@latchkey/ui/hooks/use-opening.ts'
import type { RightToRentObstacleProps } from '@latchkey/ui/lettings/leads/RightToRentObstacle/RightToRentObstacle.tsx'
import { useState } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useRecordOutcome } from './use-record-outcome.ts'

/** Actions on the open lead besides saving; those without permission are omitted. */
export interface LeadActs {
  onVerify?: () => void
  /** The missing checks for which Verify was rejected; undefined for an unsaved lead. */
  verifying?: Pick<RightToRentObstacleProps, 'isOpen' | 'adults' | 'recorded' | 'onOverride' | 'onClose'>
  onDecline?: (given: ReasonValues | null) => Promise<boolean>
  onRecordReason?: (given: ReasonValues) => Promise<boolean>
  onSendQuestionnaire?: () => void
  onAnswered?: (how: ResponseMethod) => void
  onOutcome?: (outcome: RecordedOutcome) => void
}

/** Toasts the results; calls `onDecided` after verifying or declining, unless another lead has been opened. */
export function useLeadActs(leads: LeadsStore, open: OpenRecordId, onDecided: () => void): LeadActs {
  const { session } = useRoot()
  const { isOn } = useOpening(open)
  const recordOutcome = useRecordOutcome(leads)
  const [missing, setMissing] = useState<RightToRentObstacle | null>(null)
  if (typeof open !== 'number') return {}

  const act = async (doing: Promise<WriteOutcome>, done: string, then?: () => void, undo?: ToastAction) => {
    const isDone = await toastOutcome(doing, done, undo)
    // It may have been done elsewhere already.
    if (!isDone) void leads.receiveRefresh()
    else if (isOn()) then?.()
    return isDone
  }
  const verify = async (override: string | null) => {
    const outcome = await leads.verify(open, override)
    const checks = missingChecksOf(outcome)
    setMissing(checks)
    if (checks === null) await act(Promise.resolve(outcome), VERIFY_LEAD.done, onDecided)
  }
  const markAsAnswered = (how: ResponseMethod) => {
    const takeBack = () => toastOutcome(recordResponse(leads, open, null), null)
    const undo = undoBy(takeBack, leads.editor.opened?.saved?.name ?? '')
    return act(recordResponse(leads, open, how), MARK_AS_ANSWERED.done, undefined, undo)
  }
  return {
    onAnswered: (how) => void markAsAnswered(how),
    onRecordReason: (given) => act(recordReason(leads, open, given), RECORD_REASON.done),
    ...(recordOutcome && {
      onOutcome: (outcome) => void recordOutcome(open, leads.editor.opened?.saved?.name ?? '', outcome),
    }),
    ...(session.can('reservations-view') && {
      onVerify: () => void verify(null),
      verifying: {
        isOpen: missing !== null,
        adults: missing?.adults ?? 0,
        recorded: missing?.recorded ?? 0,
        onOverride: session.can('right-to-rent-override') ? (reason) => void verify(reason) : undefined,
        onClose: () => setMissing(null),
      },
      onDecline: (given) => act(leads.decline(open, given), DECLINE_LEAD.done, onDecided),
    }),
    ...(session.can('enquiries-view') && {
      onSendQuestionnaire: () => void act(leads.sendQuestionnaire(open), QUESTIONNAIRE_SENT),
    }),
  }
}
