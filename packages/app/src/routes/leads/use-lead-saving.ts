import { savedMessage } from '@latchkey/domain/leads/lead.enums'
import type { LeadCreateOutcome, LeadSaveOutcome } from '@latchkey/domain/leads/lead.outcome'
import type { LeadsStore } from '@latchkey/domain/leads/leads.store'
import type { LeadSave } from '@latchkey/domain/leads/leads.port'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { LeadObstacle } from '@latchkey/ui/lettings/leads/LeadDialog'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { useState } from 'react'
import type { OpenLead } from './lead.url.ts'
import { tellFailure } from './tell-failure.ts'

/** What stands between a lead's form and its being saved. */
export interface LeadSaving {
  serverErrors: ErrorsByField | undefined
  obstacle: LeadObstacle | null
  save: (draft: LeadSave) => Promise<void>
  closeObstacle: () => void
}

/** Saves the open lead, and says what came of it: in a toast, on the fields, or as an obstacle to decide over. */
export function useLeadSaving(leads: LeadsStore, open: OpenLead, onSaved: () => void): LeadSaving {
  const [serverErrors, setServerErrors] = useState<ErrorsByField>()
  const [obstacle, setObstacle] = useState<LeadObstacle | null>(null)

  const receive = (outcome: LeadSaveOutcome | LeadCreateOutcome) => {
    setObstacle(null)
    switch (outcome.kind) {
      case 'saved':
        toasts.success(savedMessage(outcome.before, outcome.after))
        return onSaved()
      case 'created':
        toasts.success(savedMessage(outcome.lead.status, outcome.lead.status))
        return onSaved()
      case 'invalid':
        return setServerErrors(outcome.errors)
      case 'conflict':
        return 'theirs' in outcome ? setObstacle(outcome) : tellFailure(outcome)
      case 'clash':
      case 'held':
        return setObstacle(outcome)
      default:
        return tellFailure(outcome)
    }
  }

  return {
    serverErrors,
    obstacle,
    closeObstacle: () => setObstacle(null),
    save: async (draft) => {
      if (open === null) return
      receive(open === 'new' ? await leads.create(draft) : await leads.save(open, draft))
    },
  }
}
