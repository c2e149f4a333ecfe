import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { feedKindOfNumber, type FeedRecord } from '../listings/feed-choices.queries.ts'
import { unixSecondsOrNull } from '../platform/values/unix-seconds.ts'

/** `homes` are the numbers of published homes by feed. */
export const presentFeed = (feed: FeedRecord, homes: ReadonlyMap<number, number>): Feed => ({
  id: feed.id,
  kind: feedKindOfNumber(feed.kind),
  name: feed.name,
  homes: homes.get(feed.id) ?? 0,
  lastReadAt: unixSecondsOrNull(feed.last_read_at),
  lastSentAt: null,
  state: feed.last_read_at === null ? 'never' : 'in-use',
  branchLet: null,
  branchSale: null,
  encoding: null,
  hasNewer: null,
  hours: null,
  host: null,
  port: null,
  isEncrypted: null,
  username: null,
  hasPassword: null,
  folder: null,
  version: feed.version,
})
