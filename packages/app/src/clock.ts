import { createClock, type Clock } from '@latchkey/domain/platform/time'

/** Dates as the business reads and writes them. Only pages with dates import it: the sign-in page does without. Source: decision G9. */
export const businessClock: Clock = createClock()
