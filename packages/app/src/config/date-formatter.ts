import {
  createDateFormatter,
  DEFAULT_TIME_ZONE,
  type DateFormatter,
} from '@latchkey/domain/platform/values/time'

const zoneOfPage = document.querySelector<HTMLMetaElement>('meta[name="time-zone"]')?.content

/** In the business's time zone. Not imported by the sign-in page, which shows no dates. */
export const businessDateFormatter: DateFormatter = createDateFormatter(zoneOfPage ?? DEFAULT_TIME_ZONE)
