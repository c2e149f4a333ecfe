import { getEnv, types } from 'mobx-state-tree'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import type { PersonEnv } from './person.calls.ts'
import type { PersonQueryValues } from './person/person.body.ts'
import type { PersonMatch } from './person/person.contract.ts'
import { EXPORT_PERSON, PERSON_KEYS } from './person/person.messages.ts'

/** The leads of a person and those chosen for the download. */
export const PersonStoreModel = types
  .compose('Person', SavingModel, readingModelOf<readonly PersonMatch[]>('Person matches'))
  .volatile(() => ({
    /** The last search; null before the first. */
    query: null as PersonQueryValues | null,
    chosen: [] as readonly number[],
  }))
  .actions((self) => ({
    ask(query: PersonQueryValues) {
      self.forget()
      self.query = query
      self.chosen = []
    },
    choose(ids: readonly number[]) {
      self.chosen = ids
    },
  }))
  .actions((self) => ({
    /** Chooses the leads with both keys. */
    async find(query: PersonQueryValues): Promise<void> {
      self.ask(query)
      const reading = self.read(() => getEnv<PersonEnv>(self).person.find(query))
      const { turn } = self
      await reading
      if (turn !== self.turn || self.value === null) return
      self.choose(
        self.value.filter(({ matchedBy }) => matchedBy.length === PERSON_KEYS.length).map(({ id }) => id),
      )
    },
    /** Saves the file on disk. */
    download: (): Promise<WriteOutcome> =>
      self.written(
        () =>
          getEnv<PersonEnv>(self)
            .person.download(self.chosen)
            .then(() => true),
        { done: EXPORT_PERSON.done },
      ),
  }))
  .actions((self) => ({
    async retry(): Promise<void> {
      if (self.query !== null) await self.find(self.query)
    },
  }))
