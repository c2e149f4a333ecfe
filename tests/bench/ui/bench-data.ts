import { daysFrom, someEvents } from '../../../packages/ui/src/calendar/calendar.fixtures.ts'
import { tenants } from '../../../packages/ui/src/data/DataTable/tenants.fixtures.ts'

const PAGE_ROWS = 100
const EVENTS = 300
const FIELDS = 40

const all = tenants(2 * PAGE_ROWS)

/** Two pages of a list, and the first reversed. */
export const pages = {
  first: all.slice(0, PAGE_ROWS),
  next: all.slice(PAGE_ROWS),
  sorted: all.slice(0, PAGE_ROWS).toReversed(),
}

const monthOf = (first: string, month: string) => {
  const days = daysFrom(first, 42, month)
  return { label: month, days, events: someEvents(EVENTS, days) }
}

/** Two months with the same number of events. */
export const months = {
  march: monthOf('2026-02-23', '2026-03'),
  april: monthOf('2026-03-30', '2026-04'),
}

export const fields = Array.from({ length: FIELDS }, (_, index) => ({
  name: `field${index + 1}`,
  label: `Field ${index + 1}`,
}))
export const record: Readonly<Record<string, string>> = Object.fromEntries(
  fields.map(({ name }, index) => [name, `Value ${index + 1}`]),
)
