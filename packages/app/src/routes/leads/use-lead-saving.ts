import { savedMessage } from '@latchkey/domain/leads/lead.enums'
import type { LeadCreateOutcome, LeadSaveOutcome } from '@latchkey/domain/leads/lead.outcome'
import type { LeadsStore } from '@latchkey/domain/leads/leads.store'
import type { LeadSave } from '@latchkey/domain/leads/leads.port'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { LeadObstacle } from '@latchkey/ui/lettings/leads/LeadDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { tellFailure } from '../../feedback/tell-write.ts'
import { useOpening } from '../../lists/use-opening.ts'
import type { OpenLead } from './lead.url.ts'

/** What stands between a lead's form and its being saved. */
export interface LeadSaving {
  serverErrors: ErrorsByField | undefined
  obstacle: LeadObstacle | null
  save: (draft: LeadSave) => Promise<void>
  closeObstacle: () => void
}

/** Saves the open lead, and says what came of it: in a toast, on the fields, or as an obstacle to decide over. */
export function useLeadSaving(leads: LeadsStore, open: OpenLead, onSaved: () => void): LeadSaving {
  const { kept, keep, isOn } = useOpening<{ serverErrors?: ErrorsByField; obstacle?: LeadObstacle }>(open)

  const receive = (outcome: LeadSaveOutcome | LeadCreateOutcome) => {
    if (outcome.kind === 'saved' || outcome.kind === 'created') {
      const { before, after } =
        outcome.kind === 'saved' ? outcome : { before: outcome.lead.status, after: outcome.lead.status }
      toasts.success(savedMessage(before, after))
      if (isOn()) onSaved()
      return
    }
    // Whoever has left is told that it was not saved; there is nothing any more to mend it in.
    if (!isOn()) return tellFailure(outcome)
    keep(null)
    switch (outcome.kind) {
      case 'invalid':
        return keep({ serverErrors: outcome.errors })
      case 'conflict':
        return 'theirs' in outcome ? keep({ obstacle: outcome }) : tellFailure(outcome)
      case 'clash':
      case 'held':
        return keep({ obstacle: outcome })
      default:
        return tellFailure(outcome)
    }
  }

  return {
    serverErrors: kept?.serverErrors,
    obstacle: kept?.obstacle ?? null,
    closeObstacle: () => keep(null),
    save: async (draft) => {
      if (open === null) return
      receive(open === 'new' ? await leads.create(draft) : await leads.save(open, draft))
    },
  }
}
