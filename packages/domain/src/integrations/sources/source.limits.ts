import { DAY_SECONDS } from '../../platform/values/durations.ts'

/** In characters. */
export const SOURCE_NAME_MAX = 64

/** Sources in use at a time. */
export const SOURCES_MAX = 50

/** Sources in the list: those in use, and of the others those that ended last. */
export const SOURCES_LISTED_MAX = 200

/** Of a pointer or a fixed text, in characters. */
export const MAPPING_TEXT_MAX = 255

/** Of the reason for ignoring an enquiry, in characters. */
export const IGNORE_REASON_MAX = 1000

/** A body without an id of its own is known for this long (rule I5.3). */
export const KNOWN_BODY_SECONDS = DAY_SECONDS

/** A body is kept for so long after its message is done. */
export const BODY_KEPT_SECONDS = 30 * DAY_SECONDS
