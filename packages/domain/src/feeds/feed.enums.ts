export const FEED_STATES = ['in-use', 'never', 'sent', 'failed', 'held'] as const

/** Stored as places, counted from 1. */
export const FEED_ENCODINGS = ['utf-8', 'windows-1252'] as const

export type FeedEncoding = (typeof FEED_ENCODINGS)[number]

export const FEED_ENCODING_LABELS: Readonly<Record<FeedEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
}

/** The server sends the files of a portal to its receiver. */
export const FEED_RECEIVERS = ['nobody', 'ftp'] as const

export type FeedReceiver = (typeof FEED_RECEIVERS)[number]

export const FEED_RECEIVER_LABELS: Readonly<Record<FeedReceiver, string>> = {
  nobody: 'Nobody, download it here',
  ftp: 'FTP',
}
