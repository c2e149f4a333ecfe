/** Of the feeds on which homes are published. */
export const FEED_KINDS = ['website', 'portal'] as const

export type FeedKind = (typeof FEED_KINDS)[number]

export const FEED_KIND_LABELS: Readonly<Record<FeedKind, string>> = {
  website: 'Website',
  portal: 'Portal',
}
