import { HOUR_MS, MINUTE_MS } from '../platform/values/durations.ts'

/** A scheduled file with fewer than half the homes of the last one sent is held, if that had so many (rule I4.7). */
export const HELD_FROM_HOMES = 10

/** The wait before each further attempt of a scheduled file. */
export const SEND_RETRY_WAITS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS] as const

/** Files that are neither held nor sent any more, except the last one sent. */
export const FILES_KEPT_DAYS = 30

/** Of making and sending the files of a portal, in all: the first ones have all pictures. */
export const SENDING_MAX_MS = 2 * HOUR_MS
