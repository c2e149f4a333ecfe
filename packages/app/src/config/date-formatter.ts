import {
  createDateFormatter,
  DEFAULT_TIME_ZONE,
  type DateFormatter,
} from '@latchkey/domain/platform/values/time'

const zoneOfPage = document.querySelector<HTMLMetaElement>('meta[name="time-zone"]')?.content

/** Formats in the business's time zone. The sign-in page does not import it, because it shows no dates. */
export const businessDateFormatter: DateFormatter = createDateFormatter(zoneOfPage ?? DEFAULT_TIME_ZONE)
