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
import type { ReasonValues } from './reason/reason.values.ts'
import type { RecordedOutcome } from './outcome/outcome.enums.ts'
import type { LeadsEnv } from './leads.calls.ts'

const leadListOf = (section: LeadSection, list: ListName) =>
  listModelOf<LeadRow, LeadColumn>({
    name: `${section} list`,
    fetchPage: (store, query) => getEnv<LeadsEnv>(store).leads.list(section, query),
    memory: createListMemory({ list, filterColumns: LEAD_LIST_COLUMNS[section] }),
  })

export const LeadsStoreModel = SavingModel.named('Leads')
  .props({
    enquiries: types.optional(leadListOf('Enquiry', 'enquiries'), {}),
    viewings: types.optional(leadListOf('Viewing', 'viewings'), {}),
    reservations: types.optional(leadListOf('Reservation', 'reservations'), {}),
    editor: types.optional(LeadEditorModel, {}),
    /** The lead in Confirm Viewing. */
    confirming: types.optional(ConfirmationEditorModel, {}),
    /** The lead in Move Viewing. */
    moving: types.optional(MoveEditorModel, {}),
    /** The lead in the delete prompt. */
    deleting: types.optional(LeadEditorModel, {}),
  })
  .volatile(() => ({
    /** Incremented when leads may have changed; other stores and pages that show leads refetch on it. */
    revision: 0,
    /** A push arrived during a write; the refetch after the write covers it. */
    isRefreshDue: false,
  }))
  .views((self) => ({
    listOf(section: LeadSection) {
      return { Enquiry: self.enquiries, Viewing: self.viewings, Reservation: self.reservations }[section]
    },
    /** For calls outside of the store. */
    get calls(): LeadsEnv['leads'] {
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
    /** Refetches what is displayed. */
    async receiveRefresh(): Promise<void> {
      self.setRefreshDue(false)
      self.incrementRevision()
      await Promise.all([
        ...self.lists.map((list) => list.refresh()),
        ...self.editors.map((editor) => editor.receiveRefresh()),
      ])
    },
    forget() {
      for (const shown of [...self.lists, ...self.editors]) shown.forget()
    },
  }))
  .actions((self) => ({
    /** Deferred during a write, so that the push of one's own write causes no second refetch. */
    receivePush(): void {
      if (self.isWriting) self.setRefreshDue(true)
      else void self.receiveRefresh()
    },
  }))
  .actions((self) => {
    const written = (write: () => Promise<boolean>) => writeAndFollow(self, write)
    return {
      openNew(): Promise<void> {
        const { leads } = getEnv<LeadsEnv>(self)
        return self.editor.openNew(async (draft, key) => LeadModel.create(await leads.create(draft, key)))
      },
      remove: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.remove(id)),
      restore: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.restore(id)),
      verify: (id: number, override: string | null = null) =>
        written(() => getEnv<LeadsEnv>(self).leads.verify(id, override)),
      decline: (id: number, given: ReasonValues | null = null) =>
        written(() => getEnv<LeadsEnv>(self).leads.decline(id, given)),
      recordOutcome: (id: number, outcome: RecordedOutcome) =>
        written(() => getEnv<LeadsEnv>(self).leads.recordOutcome(id, outcome)),
      undoOutcome: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.undoOutcome(id)),
      sendQuestionnaire: (id: number) => written(() => getEnv<LeadsEnv>(self).leads.sendQuestionnaire(id)),
      afterCreate() {
        const followWrites = reaction(
          () => self.editors.reduce((sum, { writes }) => sum + writes, 0),
          () => void self.receiveRefresh(),
        )
        addDisposer(self, followWrites)
        // Writes of an editor refetch anyway, by the reaction above.
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

export interface LeadsStore extends Instance<typeof LeadsStoreModel> {}
