import { flow, getEnv, toGenerator, types } from 'mobx-state-tree'
import type { Permission } from '../permissions/permission.enums.ts'
import { characterCount } from '../platform/values/text.ts'
import { paletteGroups } from './palette.ts'
import { recentItems } from './recent-items.ts'
import { homesIn } from './found-homes.ts'
import type { FoundHome, RecentItem, SearchResponse } from './search.contract.ts'
import { SEARCH_LENGTH, SEARCH_RESULTS } from './search.limits.ts'
import type { SearchEnv } from './search.calls.ts'

/** State of one opening of the search. */
export const SearchModel = types
  .model('Search')
  .volatile(() => ({
    text: '',
    /** For this text the maximum of results is requested; '' when opened empty. */
    openedWith: '',
    /** The last answer with its text. */
    answered: null as { text: string; answer: SearchResponse } | null,
    /** The text whose search failed. */
    failedText: null as string | null,
    recent: [] as readonly RecentItem[],
  }))
  .views((self) => ({
    /** '' while the text is too short. */
    get wanted(): string {
      const text = self.text.trim()
      return characterCount(text) < SEARCH_LENGTH.min ? '' : text
    },
  }))
  .views((self) => ({
    /** `ready` when the displayed results belong to the text. */
    get state(): 'ready' | 'busy' | 'failed' {
      if (self.wanted === '' || self.answered?.text === self.wanted) return 'ready'
      return self.failedText === self.wanted ? 'failed' : 'busy'
    },
    /** Homes in stock among the last answer; none while the text is too short. */
    get homes(): readonly FoundHome[] {
      return self.wanted === '' || self.answered === null ? [] : homesIn(self.answered.answer)
    },
    /** True when more homes match than are listed. */
    get hasMoreHomes(): boolean {
      const { units, properties } = self.answered?.answer ?? {}
      return units?.more === true || properties?.more === true
    },
    /** True when the present text has been searched for and no home has it. */
    get hasNoHome(): boolean {
      return (
        self.wanted !== '' &&
        self.answered !== null &&
        self.answered.text === self.wanted &&
        homesIn(self.answered.answer).length === 0
      )
    },
    groups: (permissions: readonly Permission[], { hasShortcut = true } = {}) =>
      paletteGroups({
        hasShortcut,
        text: self.text,
        answer: (self.wanted !== '' && self.answered?.answer) || {},
        recent: self.recent,
        permissions,
      }),
  }))
  .actions((self) => ({
    setText(text: string) {
      self.text = text
      // Clears the failure, so that the same text can be retried.
      self.failedText = null
    },
  }))
  .actions((self) => ({
    /** '' opens it empty. */
    open(text: string) {
      self.openedWith = text
      self.setText(text)
    },
    /** Drops the answer if the text has changed meanwhile. */
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
    /** Shows nothing on failure. */
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
