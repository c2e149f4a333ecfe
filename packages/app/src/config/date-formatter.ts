import {
  createDateFormatter,
  DEFAULT_TIME_ZONE,
  type DateFormatter,
} from '@latchkey/domain/platform/values/time'

const zoneOfPage = document.querySelector<HTMLMetaElement>('meta[name="time-zone"]')?.content

/** Dates as the business reads and writes them. Only pages with dates import it: the sign-in page does without. Source: decision G9. */
export const businessDateFormatter: DateFormatter = createDateFormatter(zoneOfPage ?? DEFAULT_TIME_ZONE)
