import { createContext } from 'react'
import type { DateKind } from './date-text.ts'
import { parseWall } from './day.ts'

/** Reads typed text to `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; null for invalid text. */
export type ReadDateText = (text: string, kind: DateKind, today: string) => string | null

const FORMATS = {
  date: ['shownDay', 'digits', 'day'],
  'date-time': ['shownDayAndTime', 'digitsAndTime', 'dayAndTime'],
} as const

/** Reads what a field shows, its digits alone, and its value. */
export const readShownDate: ReadDateText = (text, kind) =>
  FORMATS[kind]
    .map((format) => parseWall(text.trim(), format, kind === 'date' ? 'day' : 'dayAndTime'))
    .find((value) => value !== null) ?? null

/** An app whose users write dates in other ways provides its own reader. */
export const DateReaderContext = createContext<ReadDateText>(readShownDate)
