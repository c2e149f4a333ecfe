import { monthOf } from '@latchkey/domain/calendar/month-grid'
import { addDays } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'

export const TODAY = '2026-10-14'
export const dateFormatter = createDateFormatter()

/** Three hundred viewings in each of these months. */
const MONTHS = ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01']
const VIEWINGS = 300

const NAMES = ['Ann Lee', 'Mohammed Patel', 'Siobhán Smith', 'Bo Ng', 'Chidi Okafor', 'Zoë Wu', 'Tom Hughes']

function viewingsOf(first: string, month: number) {
  const days = monthOf(first).days.filter(({ isOtherMonth }) => !isOtherMonth).length
  return Array.from({ length: VIEWINGS }, (_, index) => {
    const name = NAMES[index % NAMES.length] ?? ''
    const [firstName = '', lastName = ''] = name.split(' ')
    const day = addDays(first, index % days)
    const hour = 8 + (Math.floor(index / days) % 10)
    const [start, end] = [hour, hour + 1].map((one) => `${String(one).padStart(2, '0')}:00`)
    const viewingDate = dateFormatter.fromLocalInput(`${day}T${start}`) ?? 0
    return {
      id: month * VIEWINGS + index + 1,
      name,
      firstName,
      lastName,
      day,
      times: `${start}–${end}`,
      viewingDate,
    }
  })
}

export const viewings = MONTHS.flatMap(viewingsOf)
