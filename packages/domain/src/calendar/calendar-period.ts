import type { CalendarPeriod } from './calendar-day.ts'
import type { CalendarPlace } from './calendar-url.ts'
import { monthOf, stepMonth } from './month-grid.ts'
import { stepWeek, weekOf } from './week.ts'

type Shown = Pick<CalendarPlace, 'view' | 'day'>

/** The days that a view shows. */
export const periodOf = ({ view, day }: Shown): CalendarPeriod => (view === 'week' ? weekOf : monthOf)(day)

/** A day of the period before or after. */
export const stepFrom = ({ view, day }: Shown, by: -1 | 1): string =>
  (view === 'week' ? stepWeek : stepMonth)(day, by)
