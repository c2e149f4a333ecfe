import { reaction } from 'mobx'
import { getEnv, types, type Instance } from 'mobx-state-tree'
import { listModelOf } from '../../platform/lists/list.store.ts'
import { CHANGED_MEANWHILE } from '../../platform/messages.ts'
import { notifyFailure, type Said } from '../../platform/notify.ts'
import { readingOf } from '../../platform/records/read-outcome.ts'
import { readingModelOf } from '../../platform/records/reading.model.ts'
import { SavingModel, writeAndRefetch } from '../../platform/records/saving.store.ts'
import { writeFailure, type WriteOutcome } from '../../platform/records/write-outcome.ts'
import { askFirst } from '../../prompts/question.store.ts'
import type { Received, Source, Tried } from './source.contract.ts'
import { RECEIVED_OUTCOMES } from './source.enums.ts'
import type { SourceDraft } from './source.form.ts'
import {
  endSource,
  replaceSourceKey,
  SOURCE_CREATED,
  SOURCE_UPDATED,
  TOO_MANY_SOURCES,
} from './source.messages.ts'
import type { SourcesEnv } from './sources.calls.ts'

/** A key that was just made, with its source. */
export interface ShownSource {
  readonly name: string
  readonly url: string
  readonly sourceKey: string
}

const callsOf = (store: object) => getEnv<SourcesEnv>(store).sources

/** Filters of what was received, as in the address. */
export const RECEIVED_CHOICES = {
  source: /^\d+$/,
  outcome: new RegExp(`^(${RECEIVED_OUTCOMES.join('|')})$`),
}

const ReceivedListModel = listModelOf<Received, never>({
  name: 'Received list',
  fetchPage: (list, query) => callsOf(list).received(query),
})

type PageEnv = SourcesEnv & {
  stores: { integrations: { readonly revision: number }; leads: { readonly revision: number } }
}

/** The lead sources and what they have sent, of one page. */
export const SourcesPageModel = types
  .compose('Lead sources', SavingModel, readingModelOf<readonly Source[]>('Sources'))
  .props({ received: types.optional(ReceivedListModel, {}) })
  .volatile(() => ({
    /** The server has only the hash of the key, so it cannot be shown again once it is cleared. */
    shown: null as ShownSource | null,
  }))
  .views((self) => ({
    /** Sources in use come first, by name. */
    get sources(): readonly Source[] {
      return self.value ?? []
    },
  }))
  .actions((self) => ({
    /** Keeps the current sources on failure. */
    load: () => self.read(() => callsOf(self).list()),
    show(shown: ShownSource | null) {
      self.shown = shown
    },
  }))
  .actions((self) => ({
    async receiveRefresh(): Promise<void> {
      await Promise.all([self.load(), self.received.refresh()])
    },
  }))
  .actions((self) => {
    const write = (call: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> =>
      writeAndRefetch(self, call, said)
    return {
      /** Loads, and refetches on each push until the returned function is called; the list shows statuses of leads. */
      follow() {
        void self.load()
        const { integrations, leads } = getEnv<PageEnv>(self).stores
        return reaction(
          () => integrations.revision + leads.revision,
          () => void self.receiveRefresh(),
        )
      },
      /** Creates a source without `saved`, whose format stays. */
      save: ({ format, ...draft }: SourceDraft, saved?: Source): Promise<WriteOutcome> =>
        saved
          ? write(() => callsOf(self).update(saved.id, { ...draft, version: saved.version }), {
              done: SOURCE_UPDATED,
              rejected: CHANGED_MEANWHILE,
              hasForm: true,
            })
          : write(
              async () => {
                const { url, key } = await callsOf(self).create({ ...draft, format })
                self.show({ name: draft.name, url, sourceKey: key })
                return true
              },
              { done: SOURCE_CREATED, rejected: TOO_MANY_SOURCES, hasForm: true },
            ),
      /** The caller tells the user. */
      replaceKey: ({ id, name, url }: Source): Promise<WriteOutcome> =>
        write(async () => {
          const made = await callsOf(self).replaceKey(id)
          if (made !== false) self.show({ name, url, sourceKey: made.key })
          return made !== false
        }),
      /** The caller notifies the user. */
      end: (id: number): Promise<WriteOutcome> => write(() => callsOf(self).end(id)),
      /** Stores nothing; null if it failed. */
      attempt: async (
        draft: Omit<SourceDraft, 'name'>,
        body: Readonly<Record<string, unknown>>,
      ): Promise<Tried | null> => {
        const reading = await readingOf(() => callsOf(self).attempt({ ...draft, body }))
        if (reading.kind === 'read') return reading.value
        notifyFailure(self, writeFailure(reading.problem))
        return null
      },
    }
  })
  .actions((self) => ({
    askReplaceKey: (source: Source): void =>
      askFirst(self, { texts: replaceSourceKey(source.name), action: () => self.replaceKey(source) }),
    askEnd: ({ id, name }: Source): void =>
      askFirst(self, { texts: endSource(name), action: () => self.end(id) }),
  }))

export interface SourcesPage extends Instance<typeof SourcesPageModel> {}
