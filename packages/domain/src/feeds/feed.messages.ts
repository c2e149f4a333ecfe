import type { FeedKind } from '../listings/feed-kinds.ts'
import type { DateFormatter } from '../platform/values/time.ts'
import type { PromptTexts } from '../prompts/prompts.ts'
import type { Feed } from './feed.contract.ts'
import { FEEDS_MAX } from './feed.limits.ts'

export const FEED_CREATED = 'Feed has been created.'
export const FEED_UPDATED = 'Feed has been updated.'

export const deleteFeed = (name: string): PromptTexts => ({
  title: 'Delete Feed',
  question: `What reads ${name} gets nothing from then on. Its homes stay published on the other feeds.`,
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

export const TOO_MANY_FEEDS = `There are ${FEEDS_MAX} feeds already. Delete one first.`

export const FEED_WORDS = {
  list: 'Feeds',
  add: 'Add feed',
  edit: 'Edit feed',
  newAddress: 'New address',
  preview: 'Preview',
  previewText: 'What the website reads',
  address: 'Address',
} as const

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

/** '' for a feed that was neither read nor sent. */
export const lastReadOrSentText = (
  { lastReadAt, lastSentAt }: Pick<Feed, 'lastReadAt' | 'lastSentAt'>,
  dateFormatter: DateFormatter,
): string => dateFormatter.formatDateTime(lastReadAt ?? lastSentAt)

/** Of the homes that a preview leaves out. */
export const moreHomesText = (more: number): string =>
  more === 1 ? 'and 1 home more' : `and ${more.toLocaleString('en-GB')} homes more`
