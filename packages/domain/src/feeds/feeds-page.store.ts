import { getEnv, types, type Instance } from 'mobx-state-tree'
import { listModelOf } from '../platform/lists/list.store.ts'
import { CHANGED_MEANWHILE } from '../platform/messages.ts'
import { notifyOutcome, type Said } from '../platform/notify.ts'
import { followRevision, type Revision } from '../platform/records/revision.model.ts'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel, writeAndRefetch } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { askFirst } from '../prompts/question.store.ts'
import type { Feed, Website } from './feed.contract.ts'
import type { FeedFile } from './feed-file.contract.ts'
import {
  FILE_BEING_SENT,
  FILES_DOWNLOADED,
  NO_RECEIVER,
  NOT_HELD,
  SENDING_ALREADY,
} from './feed-file.messages.ts'
import type { FeedDraft } from './feed.draft.ts'
import { deleteFeed, FEED_CREATED, FEED_UPDATED, newFeedAddress, TOO_MANY_FEEDS } from './feed.messages.ts'
import type { FeedsEnv } from './feeds.calls.ts'

/** An address that was just made, with its feed. */
export interface ShownAddress {
  readonly id: number
  readonly name: string
  readonly value: string
}

const callsOf = (store: object) => getEnv<FeedsEnv>(store).feeds

/** The response to the website of a feed. */
const PreviewModel = readingModelOf<Website>('Preview of a feed')
  .volatile(() => ({ feedId: null as number | null }))
  .actions((self) => ({
    refresh: (): Promise<void> => {
      const { feedId } = self
      return feedId === null ? Promise.resolve() : self.read(() => callsOf(self).preview(feedId))
    },
  }))
  .actions((self) => ({
    /** Fetched again each time; null to close it. */
    show(feedId: number | null): Promise<void> {
      if (feedId !== self.feedId) self.forget()
      self.feedId = feedId
      return self.refresh()
    },
  }))

/** Scope: the id of the feed. */
const FileListModel = listModelOf<FeedFile, never>({
  name: 'Files of a feed',
  fetchPage: (list, { page, limit }, feedId) => callsOf(list).files(feedId, page, limit),
})

type PageEnv = FeedsEnv & { stores: { integrations: Revision } }

/** The feeds of the office, of one page. */
export const FeedsPageModel = types
  .compose('Feeds page', SavingModel, readingModelOf<readonly Feed[]>('Feeds'))
  .props({ preview: types.optional(PreviewModel, {}), files: types.optional(FileListModel, {}) })
  .volatile(() => ({
    /** The server has only its hash, so it cannot be shown again once it is cleared. */
    shown: null as ShownAddress | null,
    /** True while files are made and downloaded, which can take minutes. */
    isDownloading: false,
  }))
  .views((self) => ({
    /** By name. */
    get feeds(): readonly Feed[] {
      return self.value ?? []
    },
    feedOf: (id: number): Feed | null => self.value?.find((feed) => feed.id === id) ?? null,
  }))
  .actions((self) => ({
    /** Keeps the current feeds on failure. */
    load: () => self.read(() => callsOf(self).all()),
    show(shown: ShownAddress | null) {
      self.shown = shown
    },
    setDownloading(isDownloading: boolean) {
      self.isDownloading = isDownloading
    },
  }))
  .actions((self) => ({
    async receiveRefresh(): Promise<void> {
      await Promise.all([self.load(), self.preview.refresh(), self.files.refresh()])
    },
  }))
  .actions((self) => {
    const write = (call: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> =>
      writeAndRefetch(self, call, said)
    return {
      /** Loads, and refetches on each push until the returned function is called. */
      follow() {
        void self.load()
        return followRevision(getEnv<PageEnv>(self).stores.integrations, () => self.receiveRefresh())
      },
      /** Creates a feed without `saved`. */
      save: (draft: FeedDraft, saved?: Feed): Promise<WriteOutcome> =>
        saved
          ? write(() => callsOf(self).save(saved.id, draft, saved.version), {
              done: FEED_UPDATED,
              rejected: CHANGED_MEANWHILE,
              hasForm: true,
            })
          : write(
              async () => {
                const { id, url } = await callsOf(self).create(draft)
                if (url !== undefined) self.show({ id, name: draft.name, value: url })
                return true
              },
              { done: FEED_CREATED, rejected: TOO_MANY_FEEDS, hasForm: true },
            ),
      /** The former address ends at once. The caller tells the user. */
      newAddress: ({ id, name }: Feed): Promise<WriteOutcome> =>
        write(async () => {
          const made = await callsOf(self).newAddress(id)
          if (made !== false) self.show({ id, name, value: made.url })
          return made !== false
        }),
      /** The caller notifies the user. */
      async remove(id: number): Promise<WriteOutcome> {
        const outcome = await write(() => callsOf(self).remove(id))
        if (outcome.kind === 'done' && self.shown?.id === id) self.show(null)
        return outcome
      },
      /** Pictures that are new or have changed, or everything. */
      async send(id: number, everything: boolean): Promise<void> {
        const outcome = await write(async () => (await callsOf(self).send(id, everything)) !== false)
        notifyOutcome(self, outcome, {
          done: FILE_BEING_SENT,
          rejected: outcome.kind === 'rejected' ? NO_RECEIVER : SENDING_ALREADY,
        })
      },
      async sendAnyway(fileId: number): Promise<void> {
        const outcome = await write(() => callsOf(self).sendAnyway(fileId))
        notifyOutcome(self, outcome, {
          done: FILE_BEING_SENT,
          rejected: outcome.kind === 'rejected' ? NOT_HELD : SENDING_ALREADY,
        })
      },
      /** Saves the files on disk. */
      async download(feed: Feed): Promise<void> {
        self.setDownloading(true)
        const outcome = await outcomeOf(() =>
          callsOf(self)
            .download(feed)
            .then(() => true),
        )
        self.setDownloading(false)
        notifyOutcome(self, outcome, { done: FILES_DOWNLOADED })
        await self.receiveRefresh()
      },
    }
  })
  .actions((self) => ({
    askNewAddress: (feed: Feed): void =>
      askFirst(self, { texts: newFeedAddress(feed.name), action: () => self.newAddress(feed) }),
    askRemove: (feed: Feed, onDone?: () => void): void =>
      askFirst(self, { texts: deleteFeed(feed), action: () => self.remove(feed.id), onDone }),
  }))

export interface FeedsPage extends Instance<typeof FeedsPageModel> {}
