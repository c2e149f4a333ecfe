import type { Part } from './contacts.ts'
import { readClock, readDate, type GivenDate } from './dates.ts'

/** A cell of a column of dates. */
export interface DateCell extends Part {
  readonly order: Parameters<typeof readDate>[1]
}

export interface DateInCells {
  /** Null for none. */
  readonly found: { readonly date: GivenDate; readonly part: Part } | null
  /** `HH:mm` of a cell with a time alone. */
  readonly time: string | null
  /** Further dates, and what is neither date nor time; without a date, all cells but those that stand for none. */
  readonly rest: readonly Part[]
}

/** The moment of a field with several columns: its date is the first one. */
export function dateInCells(cells: readonly DateCell[]): DateInCells {
  let found: DateInCells['found'] = null
  let time: string | null = null
  const rest: Part[] = []
  const times: Part[] = []
  for (const part of cells) {
    const date = readDate(part.text, part.order)
    if (date === 'empty') continue
    const clock = date === null ? readClock(part.text) : null
    if (date !== null && found === null) found = { date, part }
    else if (clock !== null && time === null) {
      time = clock
      times.push(part)
    } else rest.push(part)
  }
  return { found, time, rest: found === null ? [...times, ...rest] : rest }
}
