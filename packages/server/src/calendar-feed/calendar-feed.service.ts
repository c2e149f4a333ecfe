import {
  FEED_DAYS,
  FEED_READS_PER_HOUR,
  type CalendarFeed,
} from '@latchkey/domain/calendar-feed/calendar-feed.contract'
import { DAY_MS, HOUR_MS } from '@latchkey/domain/platform/values/durations'
import type { Context } from '../context/context.ts'
import { triesOn, type TryCounter } from '../rate-limits/tries.ts'
import { hashOfToken, newSecretToken } from '../platform/crypto/secret-token.ts'
import type { Actor } from '../platform/http/actor.ts'
import { notFound } from '../platform/http/error.ts'
import { hasCode } from '../platform/values/error-code.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { calendarFeedQueries } from './calendar-feed.queries.ts'
import { feedCalendar } from './feed-calendar.ts'

/** SQLSTATE of a write where nothing can be written. */
const READ_ONLY = '25006'

export interface CalendarFeedService {
  state(actor: Actor): Promise<CalendarFeed>
  /** Replaces the former address. */
  create(actor: Actor): Promise<{ url: string }>
  /** False without an address. */
  end(actor: Actor): Promise<boolean>
  /**
   * @throws AppError 404 for an unknown or ended address and for an inactive owner, 429 after too many of
   * them
   */
  calendar(token: string): Promise<string>
}

export function calendarFeedService(context: Context): CalendarFeedService {
  const { config, db } = context
  const tries = triesOn(context)

  /** Reads are not counted while nothing can be written. */
  async function countRead(counter: TryCounter): Promise<void> {
    try {
      await tries.count(counter)
    } catch (error) {
      if (!hasCode(error, READ_ONLY)) throw error
      await tries.check(counter)
    }
  }

  return {
    async state(actor) {
      const feed = await calendarFeedQueries(db).of(actor.userId)
      return {
        on: feed !== undefined,
        createdAt: feed === undefined ? null : unixSeconds(feed.created_at),
        lastReadAt: unixSecondsOrNull(feed?.last_read_at ?? null),
      }
    },

    async create(actor) {
      const token = newSecretToken()
      await context.change(actor, async (change) => {
        await calendarFeedQueries(change.db).replace(
          actor.userId,
          hashOfToken(token),
          new Date(context.now()),
        )
        await change.audit({ action: 'user.feed-on', entity: 'user', entityId: actor.userId })
      })
      return { url: `${config.publicUrl}/calendar-feed/${token}.ics` }
    },

    end: (actor) =>
      context.change(actor, async (change) => {
        if (!(await calendarFeedQueries(change.db).end(actor.userId))) return false
        await change.audit({ action: 'user.feed-off', entity: 'user', entityId: actor.userId })
        return true
      }),

    async calendar(token) {
      const queries = calendarFeedQueries(db)
      const hash = hashOfToken(token)
      const owner = await queries.ownerOf(hash)
      if (owner === undefined) throw notFound()
      const key = `calendar-feed:${hash.toString('base64url')}`
      await countRead({ key, max: FEED_READS_PER_HOUR, windowMs: HOUR_MS })
      const at = context.now()
      context.backgroundWrites.start(key, () => queries.markRead(hash, new Date(at)))
      const viewings = owner.permissions.includes('viewings-view')
        ? await queries.viewings(
            owner.id,
            new Date(at - FEED_DAYS.back * DAY_MS),
            new Date(at + FEED_DAYS.ahead * DAY_MS),
          )
        : []
      return feedCalendar(viewings, { publicUrl: config.publicUrl, at: new Date(at) })
    },
  }
}
