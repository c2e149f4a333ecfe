import { flow, getEnv, toGenerator, types, type Instance } from 'mobx-state-tree'
import type { Permission } from '../permissions/permission.enums.ts'
import { characterCount } from '../platform/values/text.ts'
import { paletteGroups } from './palette.ts'
import { recentItems } from './recent-items.ts'
import type { RecentItem, SearchAnswer } from './search.contract.ts'
import { SEARCH_LENGTH, SEARCH_RESULTS } from './search.limits.ts'
import type { SearchEnv } from './search.port.ts'

/** One use of the search: what is typed, and what was found for it. Source: decision A1. */
export const SearchModel = types
  .model('Search')
  .volatile(() => ({
    text: '',
    /** The text that it was opened with, of which as much as possible is shown; '' when it was opened empty. */
    openedWith: '',
    /** The last answer and the text it was for. */
    answered: null as { text: string; answer: SearchAnswer } | null,
    /** The text for which no answer came. */
    failedText: null as string | null,
    recent: [] as readonly RecentItem[],
  }))
  .views((self) => ({
    /** What is to be found; '' while too little is typed. */
    get wanted(): string {
      const text = self.text.trim()
      return characterCount(text) < SEARCH_LENGTH.min ? '' : text
    },
  }))
  .views((self) => ({
    /** What is shown belongs to the text: an answer came, there was none to ask for, or it will not come. */
    get state(): 'ready' | 'busy' | 'failed' {
      if (self.wanted === '' || self.answered?.text === self.wanted) return 'ready'
      return self.failedText === self.wanted ? 'failed' : 'busy'
    },
    /** What can be chosen by a person with these permissions. */
    groups: (permissions: readonly Permission[]) =>
      paletteGroups({
        text: self.text,
        answer: (self.wanted !== '' && self.answered?.answer) || {},
        recent: self.recent,
        permissions,
      }),
  }))
  .actions((self) => ({
    setText(text: string) {
      self.text = text
      // What could not be found a moment ago is looked for anew.
      self.failedText = null
    },
  }))
  .actions((self) => ({
    /** Begins with a text, or empty. */
    open(text: string) {
      self.openedWith = text
      self.setText(text)
    },
    /** Finds what is typed; an answer that comes after another text was typed is dropped. */
    find: flow(function* () {
      const text = self.wanted
      if (self.state === 'ready') return
      self.failedText = null
      const limit = text === self.openedWith ? SEARCH_RESULTS.max : SEARCH_RESULTS.default
      try {
        const answer = yield* toGenerator(getEnv<SearchEnv>(self).search.find(text, limit))
        if (text === self.wanted) self.answered = { text, answer }
      } catch {
        if (text === self.wanted) self.failedText = text
      }
    }),
    /** Reads what was opened last; without an answer nothing is shown. */
    loadRecent: flow(function* () {
      const env = getEnv<SearchEnv>(self)
      const names = recentItems(env.storage)
      if (names.length === 0) return
      try {
        self.recent = (yield* toGenerator(env.search.recent(names))).recent ?? []
      } catch {
        self.recent = []
      }
    }),
  }))

/** One use of the search. */
export interface Search extends Instance<typeof SearchModel> {}

/** Begins one in the environment of another store. */
export const createSearch = (store: object): Search => SearchModel.create({}, getEnv<SearchEnv>(store))
