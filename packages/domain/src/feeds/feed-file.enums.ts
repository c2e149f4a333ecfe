import { LISTING_CHECKS } from '../listings/listing.enums.ts'

/** A held file waits for a person. */
export const FEED_FILE_STATES = ['sending', 'sent', 'downloaded', 'failed', 'held'] as const

export type FeedFileState = (typeof FEED_FILE_STATES)[number]

export const FEED_FILE_STATE_LABELS: Readonly<Record<FeedFileState, string>> = {
  sending: 'Sending',
  sent: 'Sent',
  downloaded: 'Downloaded',
  failed: 'Failed',
  held: 'Held',
}

/** A home is left out of a file for a must that it lacks, or without a branch for its kind. */
export const LEFT_OUT_REASONS = [...LISTING_CHECKS, 'branch'] as const

export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Reasons why a file could not be sent. */
export const SEND_FAULTS = [
  'timeout',
  'name',
  'connection',
  'address',
  'certificate',
  'encryption',
  'unencrypted',
  'login',
  'folder',
  'refused',
  'stopped',
  'files',
  'nothing',
  'later',
] as const

export type SendFault = (typeof SEND_FAULTS)[number]
