import { getEnv, types } from 'mobx-state-tree'
import type { ToSave } from '../forms/form.model.ts'
import { recordEditorOf } from '../forms/record-editor.store.ts'
import type { DialogOutcome } from '../forms/save-outcome.ts'
import { followRevision } from '../platform/records/revision.model.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { PropertiesEnv } from '../properties/properties.calls.ts'
import { ListingPublishingModel, type ListingStores } from './listing-publishing.store.ts'
import { listingDraftOf, type ListingDraft } from './listing.draft.ts'
import type { ListingForm } from './listing.form.ts'
import { LISTING_INCOMPLETE, LISTING_SAVED } from './listing.messages.ts'
import type { ListingsEnv } from './listings.calls.ts'
import type { OpenedListing } from './opened-listing.ts'

const callsOf = (store: object) => getEnv<ListingsEnv>(store).listings

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

/** The dialog of a listing. */
export const ListingDialogModel = ListingPublishingModel.named('Listing dialog')
  .props({ editor: types.optional(ListingEditorModel, {}) })
  .volatile(() => ({
    /** True when Publish waits for the answer about a colleague's version. */
    publishesAfter: false,
  }))
  .actions((self) => ({
    setPublishesAfter(publishesAfter: boolean) {
      self.publishesAfter = publishesAfter
    },
  }))
  .actions((self) => {
    const { listings } = getEnv<ListingStores>(self).stores
    const publishNow = self.publish

    /** True when the form has nothing left to save. */
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
      await listings.receiveRefresh()
      return outcome
    }

    /** Saves the edits first. */
    const publish = async (id: number): Promise<WriteOutcome | null> =>
      (await savedEdits(id)) ? publishNow(id) : null

    return {
      /** Refetches the open listing on each push until the returned function is called. */
      follow: () => followRevision(listings, () => self.editor.receiveRefresh()),
      publish,
      /** Saves the edits over a colleague's version, and publishes if Publish was pressed. */
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
    }
  })
