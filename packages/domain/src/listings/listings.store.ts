import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { ToSave } from '../forms/form.model.ts'
import { recordEditorOf } from '../forms/record-editor.store.ts'
import type { DialogOutcome } from '../forms/save-outcome.ts'
import { createListMemory } from '../platform/lists/list-memory.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { notifyOf, notifyOutcome, type Said } from '../platform/notify.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { PropertiesEnv } from '../properties/properties.calls.ts'
import { LISTING_COLUMN_NAMES, type ListingColumn } from './listing.columns.ts'
import type { Listing, ListingRow } from './listing.contract.ts'
import { listingDraftOf, type ListingDraft } from './listing.draft.ts'
import type { ListingForm } from './listing.form.ts'
import {
  HOME_PUBLISHED,
  HOME_TAKEN_OFF,
  LISTING_INCOMPLETE,
  LISTING_SAVED,
  notReadyText,
  PUBLISHED_ALREADY,
  TAKEN_OFF_ALREADY,
} from './listing.messages.ts'
import type { ListingsEnv } from './listings.calls.ts'
import { notReadyIn } from './not-ready.ts'
import type { OpenedListing } from './opened-listing.ts'

const callsOf = (store: object) => getEnv<ListingsEnv>(store).listings

const ListingListModel = listModelOf<ListingRow, ListingColumn>({
  name: 'Listing list',
  fetchPage: (list, query) => callsOf(list).list(query),
  memory: createListMemory({ list: 'listings', filterColumns: LISTING_COLUMN_NAMES }),
})

/** With its home: what is missing depends on both, also while somebody types. */
async function openedListing(store: object, id: number): Promise<OpenedListing> {
  const { listings, properties } = getEnv<ListingsEnv & PropertiesEnv>(store)
  const [listing, home] = await Promise.all([listings.get(id), properties.get(id)])
  return { ...listing, home }
}

const ListingEditorModel = recordEditorOf<
  OpenedListing,
  ListingDraft,
  ToSave<ListingDraft>,
  never,
  ListingForm
>({
  name: 'Listing editor',
  calls: (editor) => ({ ...callsOf(editor), get: (id) => openedListing(editor, id) }),
  loadForm(importAgain) {
    const fetch = importAgain(() => import('./listing.form.ts'), 'createListingForm')
    return async () => {
      const createListingForm = await fetch()
      return (listing) => {
        if (listing === null) throw new Error('A listing is made by its first save.')
        return createListingForm(listing)
      }
    }
  },
  valuesOf: listingDraftOf,
  done: LISTING_SAVED,
  incomplete: LISTING_INCOMPLETE,
  toSave: (values) => values,
})

/** The listing of the home whose own dialog is open. */
const ListingOfHomeModel = readingModelOf<Listing>('Listing of a home')
  .volatile(() => ({ homeId: null as number | null }))
  .actions((self) => ({
    refresh: (): Promise<void> => {
      const { homeId } = self
      return homeId === null ? Promise.resolve() : self.read(() => readingOf(() => callsOf(self).get(homeId)))
    },
  }))
  .actions((self) => ({
    /** Null when the dialog closes. */
    show(homeId: number | null): Promise<void> {
      if (homeId !== self.homeId) self.forget()
      self.homeId = homeId
      return self.refresh()
    },
  }))

export const ListingsStoreModel = SavingModel.named('Listings')
  .props({
    list: types.optional(ListingListModel, {}),
    editor: types.optional(ListingEditorModel, {}),
    ofHome: types.optional(ListingOfHomeModel, {}),
  })
  .volatile(() => ({
    /** Published homes that miss something; 0 until loaded. */
    toMend: 0,
    mendTurn: 0,
    /** True when Publish waits for the answer about a colleague's version. */
    publishesAfter: false,
  }))
  .actions((self) => ({
    /** For the menu; keeps the last number on failure. */
    loadToMend: flow(function* () {
      const turn = ++self.mendTurn
      try {
        const { total } = yield* toGenerator(callsOf(self).toMend())
        if (turn === self.mendTurn) self.toMend = total
      } catch {
        // Retried with the next push or page.
      }
    }),
  }))
  .actions((self) => ({
    setPublishesAfter(publishesAfter: boolean) {
      self.publishesAfter = publishesAfter
    },
    /** Refetches what is displayed. */
    async receiveRefresh(): Promise<void> {
      await Promise.all([
        self.list.refresh(),
        self.editor.receiveRefresh(),
        self.ofHome.refresh(),
        self.mendTurn > 0 ? self.loadToMend() : null,
      ])
    },
    forget() {
      self.list.forget()
      self.editor.forget()
      void self.ofHome.show(null)
      self.publishesAfter = false
      self.mendTurn = 0
      self.toMend = 0
    },
  }))
  .actions((self) => {
    async function written(write: () => Promise<boolean>, said: Said): Promise<WriteOutcome> {
      const outcome = await self.whileSaving(() => outcomeOf(write))
      const notReady =
        outcome.kind === 'failed' && outcome.problem.kind === 'rejected'
          ? notReadyIn(outcome.problem.body)
          : null
      if (notReady === null) notifyOutcome(self, outcome, said)
      else notifyOf(self).error(notReadyText(notReady.missing))
      await self.receiveRefresh()
      return outcome
    }

    /** True when the open form has nothing left to save. */
    async function savedEdits(id: number): Promise<boolean> {
      const { opened } = self.editor
      if (!self.editor.isOpen || opened?.id !== id || !opened.form?.isDirty) return true
      const { kind } = await save()
      self.setPublishesAfter(kind === 'obstacle')
      return kind === 'saved'
    }

    /** Keeps the dialog open and shows what is stored, with its checks. */
    async function save({ isMerged = false } = {}): Promise<DialogOutcome<OpenedListing>> {
      const { editor } = self
      const outcome = await (isMerged ? editor.saveMerged() : editor.save())
      const { opened } = editor
      if (outcome.kind !== 'saved' || !outcome.isOpen || opened?.saved == null) return outcome
      opened.form?.settle()
      opened.setOwnVersion(opened.saved.version + 1)
      await self.receiveRefresh()
      return outcome
    }

    /** Saves the edits of its open dialog first. */
    async function publish(id: number): Promise<WriteOutcome | null> {
      if (!(await savedEdits(id))) return null
      return written(() => callsOf(self).publish(id), { done: HOME_PUBLISHED, rejected: PUBLISHED_ALREADY })
    }

    return {
      publish,
      /** Saves the edits over a colleague's version, and goes on with Publish where that was pressed. */
      async saveMerged(id: number): Promise<DialogOutcome<OpenedListing> | WriteOutcome | null> {
        if (!self.publishesAfter) return self.editor.saveMerged()
        const outcome = await save({ isMerged: true })
        return outcome.kind === 'saved' ? publish(id) : outcome
      },
      /** The question about a colleague's version was closed without a save. */
      dismissObstacle() {
        self.setPublishesAfter(false)
        self.editor.dismissObstacle()
      },
      takeOff: (id: number): Promise<WriteOutcome> =>
        written(() => callsOf(self).takeOff(id), { done: HOME_TAKEN_OFF, rejected: TAKEN_OFF_ALREADY }),
    }
  })
