import { FTP_PORTS } from '../integrations/called-addresses.ts'
import type { FeedKind } from '../listings/listing.enums.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import { HOURS_PER_DAY } from '../platform/values/durations.ts'
import type { PromptTexts } from '../prompts/question.store.ts'
import type { Feed, Website } from './feed.contract.ts'
import { FEED_RECEIVER_LABELS } from './feed.enums.ts'
import { FEEDS_MAX } from './feed.limits.ts'

export const FEED_CREATED = 'Feed has been created.'
export const FEED_UPDATED = 'Feed has been updated.'

export const deleteFeed = ({ kind, name }: Pick<Feed, 'kind' | 'name'>): PromptTexts => ({
  title: 'Delete Feed',
  question:
    kind === 'website'
      ? `What reads ${name} gets nothing from then on. Its homes stay published on the other feeds.`
      : `${name} is sent no more files, and those that it was sent are no longer listed. Its homes stay published on the other feeds.`,
  done: 'Feed has been deleted.',
})

export const newFeedAddress = (name: string): PromptTexts => ({
  title: 'New Address',
  question: `The address of ${name} now in use stops working at once.`,
  done: 'Feed has a new address.',
})

export const COPY_ADDRESS_NOW = 'Copy it now. It is not shown again.'
export const SHOWS_ONLY_PUBLIC = 'It shows only what your website may show.'

export const FEED_NAME_TAKEN = 'A feed has this name already'

export const BRANCH_WRONG = 'Give up to 10 digits'
export const BRANCH_MISSING = 'Give at least one branch number'
export const HOST_WRONG = 'Give only the name or address of the server, such as ftp.portal.example'

export const PORT_WRONG = 'Give 21, 990, or a port from 1024 to 65535'
export const PASSWORD_WRONG = 'A password has no line breaks or other control characters'

export const TOO_MANY_FEEDS = `There are ${FEEDS_MAX} feeds already. Delete one first.`

export const FEED_WORDS = {
  list: 'Feeds',
  add: 'Add feed',
  edit: 'Edit feed',
  newAddress: 'New address',
  preview: 'Preview',
  previewText: 'What the website reads',
  address: 'Address',
  branches: 'Branch numbers',
  sendTo: 'Send to',
  sendAt: 'Send at',
} as const

export const UNENCRYPTED = 'Password and homes travel unencrypted. Some portals offer nothing else.'
export const NEWER_COLUMNS_HINT = 'Bathrooms and council tax band'

/** In the audit trail, in place of the password. */
export const FEED_PASSWORD_CHANGED = 'Changed'

export const KEEP_PASSWORD = 'Leave it blank to keep the one that is stored.'

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Hours of the day, to choose from. */
export const SEND_HOURS = Array.from({ length: HOURS_PER_DAY }, (_, hour) => ({
  hour,
  label: hourText(hour),
}))

/** '06:00, 18:00' */
export const hoursText = ({ hours }: Pick<Feed, 'hours'>): string =>
  (hours ?? []).map(hourText).join(', ') || 'Only by hand'

export const FEED_KIND_LABELS: Readonly<Record<FeedKind, string>> = { website: 'Website', portal: 'Portal' }

/** With the format, for who adds a feed. */
export const FEED_KIND_CHOICES: Readonly<Record<FeedKind, string>> = {
  website: 'Website (JSON)',
  portal: 'Portal (BLM file)',
}

export const FEED_STATE_LABELS: Readonly<Record<Feed['state'], string>> = {
  'in-use': 'In use',
  never: 'Never read',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held',
}

/** 'Lettings 1001, sales 1002' */
export const branchesText = ({ branchLet, branchSale }: Pick<Feed, 'branchLet' | 'branchSale'>): string =>
  [branchLet && `lettings ${branchLet}`, branchSale && `sales ${branchSale}`]
    .filter(Boolean)
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase())

/** 'ftp.portal.example:21, unencrypted' */
export function receiverText({
  host,
  port,
  isEncrypted,
}: Pick<Feed, 'host' | 'port' | 'isEncrypted'>): string {
  if (host === null) return FEED_RECEIVER_LABELS.nobody
  const address = `${host}:${port ?? FTP_PORTS.usual}`
  return isEncrypted === false ? `${address}, unencrypted` : address
}

/** A portal reads nothing: it is sent to. */
export const feedStateText = ({ kind, state }: Pick<Feed, 'kind' | 'state'>): string =>
  kind === 'portal' && state === 'never' ? 'Never sent' : FEED_STATE_LABELS[state]

/** '' for a feed that was neither read nor sent. */
export const lastReadOrSentText = (
  { lastReadAt, lastSentAt }: Pick<Feed, 'lastReadAt' | 'lastSentAt'>,
  dateFormatter: DateFormatter,
): string => dateFormatter.formatDateTime(lastReadAt ?? lastSentAt)

/** Of the homes that a preview leaves out. */
export const moreHomesText = (more: number): string =>
  more === 1 ? 'and 1 home more' : `and ${more.toLocaleString('en-GB')} homes more`

/** A page can hold so many; a website reads all. */
export const PREVIEWED_HOMES = 20

/** The JSON that a website reads, with its first homes only. */
export const websiteText = (website: Website): string =>
  JSON.stringify({ ...website, listings: website.listings.slice(0, PREVIEWED_HOMES) }, null, 2)

/** The number of homes that `websiteText` leaves out. */
export const homesLeftOut = ({ listings }: Website): number => Math.max(0, listings.length - PREVIEWED_HOMES)
