/** Of the feeds on which homes are published. */
export const FEED_KINDS = ['website', 'portal'] as const

export type FeedKind = (typeof FEED_KINDS)[number]
