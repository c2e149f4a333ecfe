import { flow, toGenerator, types, type Instance } from 'mobx-state-tree'
import { envOf } from '../platform/env.ts'
import { createListMemory } from '../platform/list-memory.ts'
import { listModelOf } from '../platform/list.store.ts'
import { problemOf } from '../platform/problem.ts'
import { SavingModel, writeAndFollow } from '../platform/saving.store.ts'
import type { ListName } from '../platform/storage-keys.ts'
import { DATED_LEAD_COLUMNS, ENQUIRY_COLUMNS, type LeadColumn } from './lead.columns.ts'
import type { ConfirmViewing, LeadRow } from './lead.contract.ts'
import { isLeadStatus, LEAD_STATUS, type LeadSection } from './lead.enums.ts'
import { LeadModel } from './lead.model.ts'
import {
  leadWriteFailure,
  type LeadConfirmOutcome,
  type LeadCreateOutcome,
  type LeadRemoveOutcome,
  type LeadSaveOutcome,
} from './lead.outcome.ts'
import type { LeadSave } from './leads.port.ts'

const leadListOf = (section: LeadSection, list: ListName, filterColumns: readonly LeadColumn[]) =>
  listModelOf<LeadRow, LeadColumn>({
    name: `${section} list`,
    fetchPage: (env, query) => env.leads.list(section, query),
    memory: createListMemory({ list, filterColumns }),
  })

/** The three lists of leads, and the lead that is open in a dialog. */
export const LeadsStoreModel = SavingModel.named('Leads')
  .props({
    enquiries: types.optional(leadListOf('Enquiry', 'enquiries', ENQUIRY_COLUMNS), {}),
    viewings: types.optional(leadListOf('Viewing', 'viewings', DATED_LEAD_COLUMNS), {}),
    reservations: types.optional(leadListOf('Reservation', 'reservations', DATED_LEAD_COLUMNS), {}),
    /** The lead that is open in a dialog; null when none is. */
    opened: types.maybeNull(LeadModel),
  })
  .volatile(() => ({
    /** Rises with everything that may have changed leads; what shows them elsewhere reads them again. */
    generation: 0,
  }))
  .views((self) => ({
    /** The list of a section. */
    listOf(section: LeadSection) {
      return { Enquiry: self.enquiries, Viewing: self.viewings, Reservation: self.reservations }[section]
    },
  }))
  .actions((self) => ({
    raiseGeneration() {
      self.generation += 1
    },
  }))
  .actions((self) => {
    /** Reads the open lead again; an answer for one that is no longer open is dropped. */
    const read = flow(function* (id: number, isQuiet: boolean) {
      const isOpen = () => self.opened?.id === id
      try {
        const lead = yield* toGenerator(envOf(self).leads.get(id))
        if (isOpen()) self.opened?.receive(lead)
      } catch (caught) {
        if (isOpen() && !isQuiet) self.opened?.fail(problemOf(caught))
      }
    })

    return {
      /** Opens a lead and reads it; `opened` tells how that goes. */
      open(id: number): Promise<void> {
        self.opened = LeadModel.create({ id, saved: null })
        return read(id, false)
      },
      /** Closes the open lead and forgets it. */
      close() {
        self.opened = null
      },
      /** Something about leads changed: what is on show is asked for again, quietly. Source: specification §4. */
      async receiveRefresh(): Promise<void> {
        self.raiseGeneration()
        await Promise.all([
          self.enquiries.refresh(),
          self.viewings.refresh(),
          self.reservations.refresh(),
          self.opened === null ? undefined : read(self.opened.id, true),
        ])
      },
      /** Drops everything, for the next person at this screen. */
      forget() {
        self.opened = null
        for (const list of [self.enquiries, self.viewings, self.reservations]) list.forget()
      },
    }
  })
  .actions((self) => {
    /** Reads what somebody else saved, to lay beside what was refused. */
    async function conflictOver(id: number, changedBy: string | null): Promise<LeadSaveOutcome> {
      try {
        const theirs = await envOf(self).leads.get(id)
        if (self.opened?.id === id) self.opened.receive(theirs)
        return { kind: 'conflict', changedBy, theirs }
      } catch (caught) {
        return { kind: 'failed', problem: problemOf(caught) }
      }
    }

    const written = (write: () => Promise<boolean>) => writeAndFollow(self, write)

    return {
      /** Saves a draft; its `version` is the one it was read at, not the newest known. Source: decision L35. */
      save(id: number, draft: LeadSave): Promise<LeadSaveOutcome> {
        const after = isLeadStatus(draft.status) ? draft.status : LEAD_STATUS.AwaitingFeedback
        const before = (self.opened?.id === id ? self.opened.saved?.status : null) ?? after
        return self.whileSaving(async () => {
          try {
            if (!(await envOf(self).leads.save(id, draft))) return { kind: 'refused' }
            void self.receiveRefresh()
            return { kind: 'saved', before, after }
          } catch (caught) {
            const failure = leadWriteFailure(problemOf(caught))
            return failure.kind === 'conflict' ? conflictOver(id, failure.changedBy) : failure
          }
        })
      },
      /** Creates a lead. Source: decision L1. */
      create(draft: LeadSave): Promise<LeadCreateOutcome> {
        return self.whileSaving(async () => {
          try {
            const lead = await envOf(self).leads.create(draft)
            void self.receiveRefresh()
            return { kind: 'created', lead }
          } catch (caught) {
            return leadWriteFailure(problemOf(caught))
          }
        })
      },
      /** Deletes a lead. Source: specification §4. */
      remove(id: number): Promise<LeadRemoveOutcome> {
        return self.whileSaving(async () => {
          try {
            if (!(await envOf(self).leads.remove(id))) return { kind: 'refused' }
            void self.receiveRefresh()
            return { kind: 'removed' }
          } catch (caught) {
            return { kind: 'failed', problem: problemOf(caught) }
          }
        })
      },
      /** Brings a deleted lead back. Source: decision L41. */
      restore: (id: number) => written(() => envOf(self).leads.restore(id)),
      /** Accepts the customer and reserves the property. Source: specification §4, decision L10. */
      verify: (id: number) => written(() => envOf(self).leads.verify(id)),
      /** Declines the customer. Source: specification §4, decision L11. */
      decline: (id: number) => written(() => envOf(self).leads.decline(id)),
      /** Mails a fresh questionnaire link. Source: decision P1. */
      sendQuestionnaire: (id: number) => written(() => envOf(self).leads.sendQuestionnaire(id)),
      /** Confirms a viewing, which mails it to the customer. Source: specification §2 "Viewings", decisions L15 and L39. */
      confirmViewing(id: number, viewing: ConfirmViewing): Promise<LeadConfirmOutcome> {
        return self.whileSaving(async () => {
          try {
            if (!(await envOf(self).leads.confirmViewing(id, viewing))) return { kind: 'refused' }
            void self.receiveRefresh()
            return { kind: 'confirmed' }
          } catch (caught) {
            return leadWriteFailure(problemOf(caught))
          }
        })
      },
    }
  })

/** The three lists of leads, and the lead that is open in a dialog. */
export interface LeadsStore extends Instance<typeof LeadsStoreModel> {}
