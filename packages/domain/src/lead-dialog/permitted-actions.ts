import {
  recordOutcome,
  recordReason,
  recordResponse,
  sendQuestionnaire,
  takeLead,
} from '../leads/lead-actions.ts'
import type { LeadRecord } from '../leads/lead.model.ts'
import type { LeadsStore } from '../leads/leads.store.ts'
import type { RecordedOutcome } from '../leads/outcome/outcome.enums.ts'
import type { ReasonValues } from '../leads/reason/reason-values.ts'
import type { ResponseMethod } from '../leads/waiting/waiting.messages.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import { hasSucceeded } from '../platform/notify.ts'
import type { LeadDialogStore } from './lead-dialog.store.ts'

interface Actor {
  leads: LeadsStore
  session: { user: { id: number } | null; can: (permission: Permission) => boolean }
}

/** Actions on a saved lead besides saving and deciding; those without permission are omitted. */
export function permittedActions({ leads, session }: Actor, lead: LeadRecord, dialog: LeadDialogStore) {
  const { id, name } = lead
  const userId = session.user?.id
  return {
    userId,
    onTake: () => void takeLead(leads, lead, userId ?? null),
    onRelease: () => void takeLead(leads, lead, null),
    onAnswered: (how: ResponseMethod) => void recordResponse(leads, lead, how, userId),
    onRecordReason: async (given: ReasonValues) => hasSucceeded(await recordReason(leads, id, given)),
    ...(session.can('viewings-update') && {
      onOutcome: (outcome: RecordedOutcome) => void recordOutcome(leads, id, outcome, name),
      onConfirmViewing: () => void dialog.confirmViewing(),
    }),
    ...(session.can('leads-assign') && { onAssign: () => dialog.show('assign') }),
    ...(session.can('enquiries-view') && { onSendQuestionnaire: () => void sendQuestionnaire(leads, id) }),
  }
}
