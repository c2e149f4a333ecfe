import { CHECK_LABELS, thingsMissing } from './listing.words.ts'
import type { ListingCheck } from './listing.checks.ts'

/** The first field with an error may be out of sight. */
export const LISTING_INCOMPLETE = 'Please check the form for errors'

export const LISTING_SAVED = 'Listing has been saved.'
export const HOME_PUBLISHED = 'Home has been published.'
export const HOME_TAKEN_OFF = 'Home has been taken off.'

/** A colleague was faster. */
export const PUBLISHED_ALREADY = 'This home has been published already.'
export const TAKEN_OFF_ALREADY = 'This home has been taken off already.'

/** '2 things missing: Summary, Council tax band.' */
export const notReadyText = (missing: readonly ListingCheck[]): string =>
  `${thingsMissing(missing.length)}: ${missing.map((check) => CHECK_LABELS[check]).join(', ')}.`
