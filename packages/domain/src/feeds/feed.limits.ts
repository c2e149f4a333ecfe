import { HOUR_MS, MINUTE_MS } from '../platform/values/durations.ts'

/** Characters. */
export const FEED_NAME_MAX = 64

export const FEEDS_MAX = 20

/** Of one website, which should read every few minutes. */
export const WEBSITE_READS_PER_MINUTE = 600

/** Seconds for which a website may use what it has read. */
export const WEBSITE_MAX_AGE = 60

/** Version of what websites read; keys are only ever added. */
export const WEBSITE_VERSION = 1

/** Of a name of the internet, in characters. */
export const HOST_MAX = 253

/** Of a user name, a password and a folder, in characters. */
export const FTP_TEXT_MAX = 255

/** A scheduled file with fewer than half the homes of the last one sent is held, if that had so many (rule I4.7). */
export const HELD_FROM_HOMES = 10

/** The wait before each further attempt of a scheduled file. */
export const SEND_RETRY_WAITS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS] as const

/** Files that are neither held nor sent any more, except the last one sent. */
export const FILES_KEPT_DAYS = 30

/** Of making and sending the files of a portal, in all: the first ones have all pictures. */
export const SENDING_MAX_MS = 2 * HOUR_MS
