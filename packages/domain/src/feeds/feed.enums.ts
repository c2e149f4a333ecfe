export const FEED_STATES = ['in-use', 'never', 'sent', 'failed', 'held'] as const

export const FEED_ENCODINGS = ['utf-8', 'windows-1252'] as const
