import { getEnv, types } from 'mobx-state-tree'
import { notifyOutcome, type Said } from '../platform/notify.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { CalendarFeed } from './calendar-feed.contract.ts'
import type { CalendarFeedEnv } from './calendar-feed.calls.ts'
import { refetchesNothing } from '../platform/records/tree-store.ts'
import { FEED_ENDED } from './calendar-feed.messages.ts'

export const CalendarFeedStoreModel = types
  .compose('CalendarFeed', SavingModel, readingModelOf<CalendarFeed>('CalendarFeed'))
  .actions(refetchesNothing)
  .volatile(() => ({
    /** Only the server's hash remains once it is cleared, so it cannot be shown again. */
    newUrl: null as string | null,
  }))
  .views((self) => ({
    /** Null until loaded. */
    get feed() {
      return self.value
    },
  }))
  .actions((self) => {
    const { forget } = self
    return {
      /** Keeps the current feed on failure. */
      load: () => self.read(() => readingOf(() => getEnv<CalendarFeedEnv>(self).calendarFeed.read())),
      showUrl(url: string | null) {
        self.newUrl = url
      },
      forget() {
        forget()
        self.newUrl = null
      },
    }
  })
  .actions((self) => {
    const port = () => getEnv<CalendarFeedEnv>(self).calendarFeed
    const write = (act: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const { turn } = self
        const outcome = await outcomeOf(act)
        if (turn === self.turn) await self.load()
        if (said !== undefined) notifyOutcome(self, outcome, said)
        return outcome
      })
    return {
      create: (said?: Said) =>
        write(async () => {
          const { turn } = self
          const { url } = await port().create()
          if (turn === self.turn) self.showUrl(url)
          return true
        }, said),
      end: () =>
        write(
          async () => {
            self.showUrl(null)
            return port().end()
          },
          { done: FEED_ENDED },
        ),
      leave() {
        self.showUrl(null)
      },
    }
  })
