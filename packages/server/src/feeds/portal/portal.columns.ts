import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import type { FeedDraft } from '@latchkey/domain/feeds/feed.draft'
import { FEED_ENCODINGS, FEED_STATES, type FeedEncoding } from '@latchkey/domain/feeds/feed.enums'
import type { FeedRecord } from '../../listings/feed-choices.queries.ts'
import { orNull } from '../../platform/values/blank.ts'

export const encodingOfNumber = (stored: number | null): FeedEncoding =>
  FEED_ENCODINGS[(stored ?? 1) - 1] ?? FEED_ENCODINGS[0]

/** The fields that a portal has in addition to those of every feed. */
type PortalFields = Pick<
  Feed,
  | 'branchLet'
  | 'branchSale'
  | 'encoding'
  | 'hasNewer'
  | 'hours'
  | 'host'
  | 'port'
  | 'isEncrypted'
  | 'username'
  | 'hasPassword'
  | 'folder'
>

export const WITHOUT_PORTAL: PortalFields = {
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
}

export const portalFields = (feed: FeedRecord): PortalFields => ({
  branchLet: feed.branch_let,
  branchSale: feed.branch_sale,
  encoding: encodingOfNumber(feed.encoding),
  hasNewer: feed.has_newer,
  hours: feed.hours,
  host: feed.host,
  port: feed.port,
  isEncrypted: feed.is_encrypted,
  username: feed.username,
  hasPassword: feed.password_sealed !== null,
  folder: feed.folder,
})

type PortalColumns = Pick<
  FeedRecord,
  | 'branch_let'
  | 'branch_sale'
  | 'encoding'
  | 'has_newer'
  | 'hours'
  | 'host'
  | 'port'
  | 'is_encrypted'
  | 'username'
  | 'folder'
>

/** Stores a clean draft, without its password. */
export const portalColumns = (draft: FeedDraft): PortalColumns => ({
  branch_let: orNull(draft.branchLet),
  branch_sale: orNull(draft.branchSale),
  encoding: FEED_ENCODINGS.findIndex((encoding) => encoding === draft.encoding) + 1,
  has_newer: draft.hasNewer,
  hours: [...draft.hours],
  host: orNull(draft.host),
  port: draft.port,
  is_encrypted: draft.isEncrypted,
  username: orNull(draft.username),
  folder: orNull(draft.folder),
})

/** `stored` is null for a portal whose files were neither sent nor held, and did not fail. */
export const portalStateOf = (stored: number | null): Feed['state'] =>
  FEED_STATES[(stored ?? 0) - 1] ?? 'never'

/** The files go elsewhere: what the former receiver has, this one lacks. */
export const isOtherReceiver = (saved: PortalColumns, columns: PortalColumns): boolean =>
  (['host', 'port', 'username', 'folder'] as const).some((column) => saved[column] !== columns[column])

/** True if files are sent at other hours from now on, or at hours at all. */
export const isOtherSchedule = (saved: PortalColumns, columns: PortalColumns): boolean =>
  String(saved.hours) !== String(columns.hours) || (saved.host === null) !== (columns.host === null)
