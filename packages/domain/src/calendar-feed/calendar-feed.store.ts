import { getEnv, types } from 'mobx-state-tree'
import { notifyOutcome, type Said } from '../platform/notify.ts'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import { askFirst } from '../prompts/question.store.ts'
import type { CalendarFeed } from './calendar-feed.contract.ts'
import type { CalendarFeedEnv } from './calendar-feed.calls.ts'
import { FEED_ENDED, RENEW_FEED } from './calendar-feed.messages.ts'

/** Of one visit of the page: an address that was made in it is not shown in a later one. */
export const CalendarFeedStoreModel = types
  .compose('CalendarFeed', SavingModel, readingModelOf<CalendarFeed>('CalendarFeed'))
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
  .actions((self) => ({
    /** Keeps the current feed on failure. */
    load: () => self.read(() => getEnv<CalendarFeedEnv>(self).calendarFeed.read()),
    showUrl(url: string | null) {
      self.newUrl = url
    },
  }))
  .actions((self) => {
    const port = () => getEnv<CalendarFeedEnv>(self).calendarFeed
    const write = (call: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const outcome = await outcomeOf(call)
        await self.load()
        if (said !== undefined) notifyOutcome(self, outcome, said)
        return outcome
      })
    return {
      create: (said?: Said) =>
        write(async () => {
          self.showUrl((await port().create()).url)
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
    }
  })
  .actions((self) => ({
    askRenew: (): void => askFirst(self, { texts: RENEW_FEED, action: () => self.create() }),
  }))
