import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import type { FeedFile } from '@latchkey/domain/feeds/feed-file.contract'
import { SEND_FAULTS } from '@latchkey/domain/feeds/feed-file.enums'
import { feedKindOfNumber, type FeedRecord } from '../listings/feed-choices.queries.ts'
import { unixSeconds, unixSecondsOrNull } from '../platform/values/unix-seconds.ts'
import { fileStateOfNumber, type ListedFile } from './portal/feed-file.queries.ts'
import { portalFields, portalStateOf, WITHOUT_PORTAL } from './portal/portal.columns.ts'

/** `homes` are the numbers of published homes by feed. */
export function presentFeed(feed: FeedRecord, homes: ReadonlyMap<number, number>): Feed {
  const kind = feedKindOfNumber(feed.kind)
  const isPortal = kind === 'portal'
  return {
    id: feed.id,
    kind,
    name: feed.name,
    homes: homes.get(feed.id) ?? 0,
    lastReadAt: unixSecondsOrNull(feed.last_read_at),
    lastSentAt: unixSecondsOrNull(feed.last_sent_at),
    state: isPortal ? portalStateOf(feed.state) : feed.last_read_at === null ? 'never' : 'in-use',
    ...(isPortal ? portalFields(feed) : WITHOUT_PORTAL),
    version: feed.version,
  }
}

export const presentFile = (file: ListedFile): FeedFile => ({
  id: file.id,
  at: unixSeconds(file.at),
  homes: file.homes,
  leftOut: file.left_out,
  pictures: file.pictures,
  bytes: file.bytes,
  state: fileStateOfNumber(file.state),
  fault: SEND_FAULTS.find((fault) => fault === file.fault) ?? null,
})
