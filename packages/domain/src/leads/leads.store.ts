import { reaction } from 'mobx'
import { addDisposer, getEnv, types, type Instance } from 'mobx-state-tree'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import type { ListName } from '../platform/storage/storage-keys.ts'
import { ConfirmationEditorModel, LeadEditorModel, MoveEditorModel } from './lead-editors.store.ts'
import { LEAD_LIST_COLUMNS, type LeadColumn } from './lead.columns.ts'
import type { LeadRow } from './lead.contract.ts'
import type { LeadSection } from './lead.status.ts'
import { LeadModel } from './lead.model.ts'
import type { LeadsEnv, LeadsPort } from './leads.port.ts'

const leadListOf = (section: LeadSection, list: ListName) =>
  listModelOf<LeadRow, LeadColumn>({
    name: `${section} list`,
    fetchPage: (store, query) => getEnv<LeadsEnv>(store).leads.list(section, query),
    memory: createListMemory({ list, filterColumns: LEAD_LIST_COLUMNS[section] }),
  })

/** The three lists of leads, and the leads that are open in dialogs. */
export const LeadsStoreModel = SavingModel.named('Leads')
  .props({
    enquiries: types.optional(leadListOf('Enquiry', 'enquiries'), {}),
    viewings: types.optional(leadListOf('Viewing', 'viewings'), {}),
    reservations: types.optional(leadListOf('Reservation', 'reservations'), {}),
    /** The lead that is open in its own dialog. */
    editor: types.optional(LeadEditorModel, {}),
    /** The lead that is open in Confirm Viewing. */
    confirming: types.optional(ConfirmationEditorModel, {}),
    /** The lead that is open in Move Viewing. */
    moving: types.optional(MoveEditorModel, {}),
    /** The lead that a list asks about before it is deleted. */
    deleting: types.optional(LeadEditorModel, {}),
  })
  .volatile(() => ({
    /** Counts what may have changed leads; what shows them elsewhere reads them again. */
    revision: 0,
    /** True for a push that came while a write was under way: what follows the write reads what the push is about. */
    isRefreshDue: false,
  }))
  .views((self) => ({
    /** The list of a section. */
    listOf(section: LeadSection) {
      return { Enquiry: self.enquiries, Viewing: self.viewings, Reservation: self.reservations }[section]
    },
    /** The calls about leads, for what is read on one page alone. */
    get calls(): LeadsPort {
      return getEnv<LeadsEnv>(self).leads
    },
    get lists() {
      return [self.enquiries, self.viewings, self.reservations]
    },
    get editors() {
      return [self.editor, self.confirming, self.moving, self.deleting]
    },
  }))
  .views((self) => ({
    get isWriting() {
      return self.isSaving || self.editors.some(({ isSaving }) => isSaving)
    },
  }))
  .actions((self) => ({
    incrementRevision() {
      self.revision += 1
    },
    setRefreshDue(isRefreshDue: boolean) {
      self.isRefreshDue = isRefreshDue
    },
  }))
  .actions((self) => ({
    /** Something about leads changed: what is on show is asked for again, quietly. Source: specification §4. */
    async receiveRefresh(): Promise<void> {
      self.setRefreshDue(false)
      self.incrementRevision()
      await Promise.all([
        ...self.lists.map((list) => list.refresh()),
        ...self.editors.map((editor) => editor.receiveRefresh()),
      ])
    },
    /** Drops everything, for the next person at this screen. */
    forget() {
      for (const shown of [...self.lists, ...self.editors]) shown.forget()
    },
  }))
  .actions((self) => ({
    /** Follows a push; while a write is under way only afterwards, so that the push of one's own write is not read twice. */
    receivePush(): void {
      if (self.isWriting) self.setRefreshDue(true)
      else void self.receiveRefresh()
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>) => writeAndFollow(self, write)
    return {
      /** Opens the form of a new lead. Source: decision L1. */
      openNew(): Promise<void> {
        const { leads } = getEnv<LeadsEnv>(self)
        return self.editor.openNew(async (draft) => LeadModel.create(await leads.create(draft)))
      },
      /** Deletes a lead. Source: specification §4. */
      remove: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.remove(id)),
      /** Brings a deleted lead back. Source: decision L41. */
      restore: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.restore(id)),
      /** Accepts the customer and reserves the property. Source: specification §4, decision L10. */
      verify: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.verify(id)),
      /** Declines the customer. Source: specification §4, decision L11. */
      decline: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.decline(id)),
      /** Mails a fresh questionnaire link. Source: decision P1. */
      sendQuestionnaire: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.sendQuestionnaire(id)),
      afterCreate() {
        const followWrites = reaction(
          () => self.editors.reduce((sum, { writes }) => sum + writes, 0),
          () => void self.receiveRefresh(),
        )
        addDisposer(self, followWrites)
        // What an editor sends is followed in any case.
        const followPushes = reaction(
          () => self.isSaving,
          (isSaving) => {
            if (!isSaving && self.isRefreshDue) void self.receiveRefresh()
          },
        )
        addDisposer(self, followPushes)
      },
    }
  })

/** The three lists of leads, and the leads that are open in dialogs. */
export interface LeadsStore extends Instance<typeof LeadsStoreModel> {}
