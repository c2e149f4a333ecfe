import { flow, getEnv, toGenerator, type Instance } from 'mobx-state-tree'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { CalendarFeed } from './calendar-feed.contract.ts'
import type { CalendarFeedEnv } from './calendar-feed.port.ts'

/** A person's own calendar feed. Source: decision A11. */
export const CalendarFeedStoreModel = SavingModel.named('CalendarFeed')
  .volatile(() => ({
    /** Null until it is known. */
    feed: null as CalendarFeed | null,
    /** True when it could not be read and nothing is known. */
    hasFailed: false,
    /** The address, from when it is made until the person leaves: it is never shown again. */
    newUrl: null as string | null,
    turn: 0,
  }))
  .actions((self) => ({
    /** Reads it; what is known stays when that fails. */
    load: flow(function* () {
      const turn = ++self.turn
      self.hasFailed = false
      try {
        const feed = yield* toGenerator(getEnv<CalendarFeedEnv>(self).calendarFeed.read())
        // An answer from before the last person left is nobody's business here.
        if (turn === self.turn) self.feed = feed
      } catch {
        if (turn === self.turn) self.hasFailed = self.feed === null
      }
    }),
    showUrl(url: string | null) {
      self.newUrl = url
    },
    /** Drops what is known of the last person. */
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
      /** Makes an address, which ends the one before. */
      create: () =>
        write(async () => {
          const { turn } = self
          const { url } = await port().create()
          if (turn === self.turn) self.showUrl(url)
          return true
        }),
      /** Ends the address. */
      end: () =>
        write(async () => {
          self.showUrl(null)
          return port().end()
        }),
      /** The card is left: the address is not shown again. */
      leave() {
        self.showUrl(null)
      },
    }
  })

/** A person's own calendar feed. */
export interface CalendarFeedStore extends Instance<typeof CalendarFeedStoreModel> {}
