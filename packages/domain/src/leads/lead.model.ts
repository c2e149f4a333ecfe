import { types, type Instance } from 'mobx-state-tree'
import type { Problem } from '../platform/problem.ts'
import type { Lead } from './lead.contract.ts'
import { sectionOf, type LeadSection } from './lead.enums.ts'
import { leadDialogTitle } from './lead.names.ts'

/** One lead as it is open in a dialog: the server's last word on it, as a plain frozen value. */
export const LeadModel = types
  .model('Lead', {
    id: types.identifierNumber,
    /** Null until it has been read. */
    saved: types.maybeNull(types.frozen<Lead>()),
  })
  .volatile(() => ({
    phase: 'loading' as 'loading' | 'ready' | 'failed',
    /** Why it could not be read; null when it could. */
    problem: null as Problem | null,
  }))
  .views((self) => ({
    /** The section of the saved status, which titles follow; null until the lead has been read. Source: decision L7. */
    get section(): LeadSection | null {
      return self.saved === null ? null : sectionOf(self.saved.status)
    },
  }))
  .views((self) => ({
    /** The title of its dialog. Source: specification §4. */
    get title(): string {
      return leadDialogTitle(self.section ?? 'Enquiry')
    },
  }))
  .actions((self) => ({
    /** Takes the server's word, unless it is older than what is held. */
    receive(incoming: Lead) {
      if (self.saved === null || incoming.version >= self.saved.version) self.saved = incoming
      self.phase = 'ready'
      self.problem = null
    },
    fail(problem: Problem) {
      self.phase = 'failed'
      self.problem = problem
    },
  }))

/** One lead as it is open in a dialog. */
export interface LeadRecord extends Instance<typeof LeadModel> {}
