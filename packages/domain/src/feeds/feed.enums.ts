export const FEED_STATES = ['in-use', 'never', 'sent', 'failed', 'held'] as const

export type FeedState = (typeof FEED_STATES)[number]

export const FEED_STATE_LABELS: Readonly<Record<FeedState, string>> = {
  'in-use': 'In use',
  never: 'Never read',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held',
}

export const FEED_ENCODINGS = ['utf-8', 'windows-1252'] as const
