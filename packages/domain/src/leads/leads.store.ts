import { observable, reaction } from 'mobx'
import { addDisposer, getEnv, types, type Instance } from 'mobx-state-tree'
import { mergedRefresh } from '../platform/leads-refresh.ts'
import type { LeadsRefresh } from '../platform/events.contract.ts'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { SavingModel, writeAndFollow } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { ListName } from '../platform/storage/storage-keys.ts'
import {
  ConfirmationEditorModel,
  LeadEditorModel,
  MoveEditorModel,
  NewLeadEditorModel,
} from './lead-editors.store.ts'
import { LEAD_LIST_COLUMNS, type LeadColumn } from './lead.columns.ts'
import type { LeadRow } from './lead.contract.ts'
import { RESTORED_LEAD } from './lead.messages.ts'
import type { LeadSection } from './lead-status.ts'
import { LeadModel } from './lead.model.ts'
import type { LeadsEnv } from './leads.calls.ts'
import type { OwnWritesEnv } from '../platform/env.ts'

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
    /** The lead that is being created. */
    creating: types.optional(NewLeadEditorModel, {}),
    /** The lead in Confirm Viewing. */
    confirming: types.optional(ConfirmationEditorModel, {}),
    /** The lead in Move Viewing. */
    moving: types.optional(MoveEditorModel, {}),
  })
  .volatile(() => ({
    /** Incremented when leads may have changed; other stores and pages that show leads refetch on it. */
    revision: 0,
    /** Like `revision`, but not after a save by a dialog, which closes. */
    dialogRevision: 0,
    /** Incremented when enquiries that wait to be completed may have come or gone. */
    toCompleteRevision: 0,
    /** Times that each lead has changed. */
    changesOf: observable.map<number, number>(),
    /** Times that any lead may have changed. */
    changesOfAll: 0,
    /** The content of a push during a write, which waits for the refetch after the write. */
    due: null as LeadsRefresh | null,
    /** Writes of this page that were answered before the last refetch. */
    followed: new Set<string>(),
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
      return [self.editor, self.creating, self.confirming, self.moving]
    },
  }))
  .views((self) => ({
    get isWriting() {
      return self.isSaving || self.editors.some(({ isSaving }) => isSaving)
    },
    /** Changes when this lead may have changed; what a dialog shows of it besides the form is refetched on it. */
    revisionOf: (id: number) => self.changesOfAll + (self.changesOf.get(id) ?? 0),
    /** The refetch after these writes has shown all of this. */
    isFollowed: ({ writes }: LeadsRefresh) => writes?.every((id) => self.followed.has(id)) ?? false,
  }))
  .actions((self) => ({
    countToComplete() {
      self.toCompleteRevision += 1
    },
    setDue(due: LeadsRefresh | null) {
      self.due = due
    },
    /** Null for any lead. */
    countChanges(ids: readonly number[] | null) {
      self.revision += 1
      if (ids?.length !== 0) self.dialogRevision += 1
      if (ids === null) self.changesOfAll += 1
      for (const id of ids ?? []) self.changesOf.set(id, (self.changesOf.get(id) ?? 0) + 1)
    },
    /** Clears the push that waits, and returns it unless it is about writes of this page only. */
    consumeDue(): LeadsRefresh {
      for (const id of getEnv<OwnWritesEnv>(self).ownWrites.drain()) self.followed.add(id)
      const { due } = self
      self.due = null
      return due === null || self.isFollowed(due) ? { ids: [] } : due
    },
  }))
  .actions((self) => ({
    /** Refetches what is displayed: lists always, because any of them may hold a changed lead now, dialogs of these leads. */
    async receiveRefresh(changed: LeadsRefresh = {}): Promise<void> {
      if (changed.ids === undefined) self.countToComplete()
      const { ids = null } = mergedRefresh(changed, self.consumeDue())
      self.countChanges(ids)
      const isChanged = (id: number | 'new') => ids === null || ids.some((each) => each === id)
      const editors = self.editors.filter(({ opened }) => opened !== null && isChanged(opened.id))
      await Promise.all([
        ...self.lists.map((list) => list.refresh()),
        ...editors.map((editor) => editor.receiveRefresh()),
      ])
    },
    forget() {
      self.setDue(null)
      for (const shown of [...self.lists, ...self.editors]) shown.forget()
    },
  }))
  .actions((self) => ({
    /** Ignores what own writes have refetched already; waits for the end of one that is running. */
    receivePush(changed: LeadsRefresh = {}): void {
      if (changed.toComplete || changed.ids === undefined) self.countToComplete()
      if (self.isFollowed(changed)) return
      if (self.isWriting) self.setDue(self.due === null ? changed : mergedRefresh(self.due, changed))
      else void self.receiveRefresh(changed)
    },
  }))
  .actions((self) => ({
    openNew(): Promise<void> {
      return self.creating.openNew(async (draft, key) =>
        LeadModel.create(await self.calls.create(draft, key)),
      )
    },
    afterCreate() {
      for (const editor of self.editors)
        addDisposer(
          self,
          reaction(
            () => editor.writes,
            // The dialog of a saved lead closes.
            () => void self.receiveRefresh(editor.hasSaved ? { ids: [] } : {}),
          ),
        )
      // Writes of an editor refetch anyway, by the reaction above.
      const followPushes = reaction(
        () => self.isSaving,
        (isSaving) => {
          if (!isSaving && self.due !== null) void self.receiveRefresh({ ids: [] })
        },
      )
      addDisposer(self, followPushes)
    },
  }))

export interface LeadsStore extends Instance<typeof LeadsStoreModel> {}

export const restoreLead = (leads: LeadsStore, id: number, section: LeadSection): Promise<WriteOutcome> =>
  writeAndFollow(leads, () => leads.calls.restore(id), { done: RESTORED_LEAD[section] })
