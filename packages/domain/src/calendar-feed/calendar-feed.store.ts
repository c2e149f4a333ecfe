import { flow, getEnv, toGenerator } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { CalendarFeed } from './calendar-feed.contract.ts'
import type { CalendarFeedEnv } from './calendar-feed.calls.ts'

export const CalendarFeedStoreModel = SavingModel.named('CalendarFeed')
  .volatile(() => ({
    /** Null until loaded. */
    feed: null as CalendarFeed | null,
    /** True when loading failed and there is no earlier value. */
    hasFailed: false,
    /** Only the server's hash remains once it is cleared, so it cannot be shown again. */
    newUrl: null as string | null,
    turn: 0,
  }))
  .actions((self) => ({
    /** Keeps the current feed on failure. */
    load: flow(function* () {
      const turn = ++self.turn
      self.hasFailed = false
      try {
        const feed = yield* toGenerator(getEnv<CalendarFeedEnv>(self).calendarFeed.read())
        // Answers from before forget() belong to the previous user.
        if (turn === self.turn) self.feed = feed
      } catch {
        if (turn === self.turn) self.hasFailed = self.feed === null
      }
    }),
    showUrl(url: string | null) {
      self.newUrl = url
    },
    /** Also invalidates answers on their way. */
    forget() {
      self.turn += 1
      self.feed = null
      self.hasFailed = false
      self.newUrl = null
    },
  }))
  .actions((self) => {
    const port = () => getEnv<CalendarFeedEnv>(self).calendarFeed
    const write = (act: () => Promise<boolean>): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const { turn } = self
        const outcome = await outcomeOf(act)
        if (turn === self.turn) await self.load()
        return outcome
      })
    return {
      create: () =>
        write(async () => {
          const { turn } = self
          const { url } = await port().create()
          if (turn === self.turn) self.showUrl(url)
          return true
        }),
      end: () =>
        write(async () => {
          self.showUrl(null)
          return port().end()
        }),
      leave() {
        self.showUrl(null)
      },
    }
  })
