import { assignLead } from '@latchkey/domain/leads/assign-lead'
import { handlerName, HANDLER_TOASTS } from '@latchkey/domain/leads/handler/handler.words'
import type { LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { LeadsStore } from '@latchkey/domain/leads/leads.store'
import type { LeadDialogProps } from '@latchkey/ui/lettings/leads/LeadDialog/LeadDialog.tsx'
import { toastFailure } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { useRoot } from '../../runtime/runtime.ts'

type LeadHandlerActs = Pick<LeadDialogProps, 'userId' | 'onTake' | 'onRelease' | 'onAssign'>

/** Taking, releasing and, with `leads-assign`, assigning the open lead (rule A2.1). */
export function useHandlerActs(
  leads: LeadsStore,
  lead: LeadRecord | null,
  onAssign: () => void,
): LeadHandlerActs {
  const { session } = useRoot()
  const userId = session.user?.id
  if (lead === null || userId === undefined) return {}

  const assign = async (to: number | null, done: string) => {
    const outcome = await assignLead(leads, lead.id, to, lead.handler)
    if (outcome.kind === 'done') toasts.success(done)
    else if (outcome.kind === 'taken' && outcome.handler !== null)
      toasts.error(HANDLER_TOASTS.takenAlready(handlerName(outcome.handler)))
    else toastFailure(outcome)
  }
  return {
    userId,
    onTake: () => void assign(userId, HANDLER_TOASTS.taken),
    onRelease: () => void assign(null, HANDLER_TOASTS.released),
    onAssign: session.can('leads-assign') ? onAssign : undefined,
  }
}
