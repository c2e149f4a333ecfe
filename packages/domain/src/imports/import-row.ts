import { messageFor, type ErrorName } from '../platform/field-errors.ts'
import { LONG_TEXT_MAX, TEXT_MAX } from '../platform/limits.ts'
import { cleanText, isLongerThan } from '../platform/values/text.ts'
import {
  DROP,
  KEEP,
  type ImportColumn,
  type ImportFault,
  type ImportKind,
  type ImportOptions,
  type ImportWord,
  type Remark,
  type WordTo,
} from './import.contract.ts'
import { factsOf, insteadOf, type Choices } from './import.fields.ts'
import { REMARK_TEXTS } from './remark-texts.ts'
import type { Part } from './values/contacts.ts'
import { createBusinessClock, type BusinessClock } from './values/business-clock.ts'
import { readClock, readDate, type GivenDate } from './values/dates.ts'
import { isEmptyWord, LEAVE_OUT, NONE, proposeWord, wordKey } from './words.ts'

/** What was chosen for a file. */
export interface RowSetup {
  readonly columns: readonly ImportColumn[]
  /** By field. */
  readonly words: Readonly<Record<string, readonly ImportWord[]>>
  readonly defaults: Readonly<Record<string, WordTo>>
  readonly options: ImportOptions
  readonly system: string
  /** For words that are in no table: those of a row that was mended. */
  readonly choices: Choices
  /** Unix seconds. */
  readonly startedAt: number
  /** Of the business. */
  readonly timeZone: string
}

/** Cells that a field does not take. */
interface Unread {
  readonly parts: readonly Part[]
  /** Where the field is required. */
  readonly name: ErrorName
  readonly text: string
  readonly remark: Remark
}

/** A row while it is read. */
export interface RowCells {
  readonly problems: ImportFault[]
  readonly remarks: ImportFault[]
  /** The fields for which the row itself has a value. */
  readonly given: Set<string>
  /** By a word. */
  isLeftOut(): boolean
  /** The filled cells of a field, in the order of its columns. */
  partsOf(field: string): readonly Part[]
  /** The cells joined with spaces, otherwise the default, otherwise ''. */
  textOf(field: string): string
  /** The cells joined with line breaks, otherwise ''. */
  longTextOf(field: string): string
  /** The value or id of a word; null for none, and for a word that is not decided, which is a problem. */
  optionOf(field: string): number | string | null
  /** The value of cells that a function reads; cells that it does not read are left out. */
  valueOf<Value>(field: string, read: (text: string) => Value | null): Value | null
  /** Unix seconds of a date with the time of its own or another field. */
  instantOf(field: string, timeField?: string): number | null
  /** `YYYY-MM-DD` */
  dayOf(field: string): string | null
  problem(field: string, name: ErrorName, text?: string): void
  remark(field: string, name: Remark, part?: Part | null): void
  /** For the notes. */
  keep(part: Part): void
  /** The field stays empty, and its cells go into the notes. */
  leaveEmpty(field: string, unread?: Partial<Unread>): void
  /** Adds the remarks of fields that were left empty. Their cells are then in the notes. */
  settle(): void
  /** The notes, and behind them what is kept. */
  notesWith(notes: string, max?: number): string
}

/** Prepares the choices of a file once for all of its rows. */
export function rowReader(kind: ImportKind, setup: RowSetup): (cells: readonly string[]) => RowCells {
  const clock = createBusinessClock(setup.timeZone)
  const columns = columnsByField(setup.columns)
  const wordOf = wordsOf(kind, setup)
  return (cells) => readCells({ kind, setup, clock, columns, wordOf, cells })
}

function columnsByField(columns: readonly ImportColumn[]): ReadonlyMap<string, readonly ImportColumn[]> {
  const byField = new Map<string, ImportColumn[]>()
  for (const column of columns) {
    if (column.becomes === DROP) continue
    byField.set(column.becomes, [...(byField.get(column.becomes) ?? []), column])
  }
  return byField
}

function wordsOf(kind: ImportKind, { words, choices }: RowSetup): (field: string, text: string) => WordTo {
  const known = new Map(
    Object.entries(words).map(([field, list]) => [
      field,
      new Map(list.map(({ text, to }): [string, WordTo] => [wordKey(text), to])),
    ]),
  )
  return (field, text) => {
    const to = known.get(field)?.get(wordKey(text))
    return to === undefined ? proposeWord(kind, field, text, choices) : to
  }
}

interface Reading {
  readonly kind: ImportKind
  readonly setup: RowSetup
  readonly clock: BusinessClock
  readonly columns: ReadonlyMap<string, readonly ImportColumn[]>
  readonly wordOf: (field: string, text: string) => WordTo
  readonly cells: readonly string[]
}

const NO_PARTS: readonly Part[] = []

function readCells({ kind, setup, clock, columns, wordOf, cells }: Reading): RowCells {
  const problems: ImportFault[] = []
  const remarks: ImportFault[] = []
  const given = new Set<string>()
  const kept = new Map<number, Part[]>()
  const unreadFields = new Map<string, Unread>()
  let isLeftOut = false

  const partIn = (column: ImportColumn, isLong = false): Part => {
    const { at, heading } = column
    return { at, heading, text: cleanText(cells[at] ?? '', { isLong }) }
  }

  const partsOf = (field: string): readonly Part[] => {
    const own = columns.get(field)
    return own === undefined
      ? NO_PARTS
      : own.map((column) => partIn(column)).filter(({ text }) => text !== '')
  }

  const defaultOf = (field: string): WordTo => setup.defaults[field] ?? null

  const columnOf = (field: string): ImportColumn | undefined =>
    (columns.get(field) ?? columns.get(insteadOf(kind, field) ?? ''))?.[0]

  const faultAt = (field: string, name: string, text: string, part?: Part | null): ImportFault => ({
    field,
    at: part?.at ?? columnOf(field)?.at ?? null,
    value: (part?.text ?? '').slice(0, TEXT_MAX),
    name,
    text,
  })

  const problem = (field: string, name: ErrorName, text?: string) => {
    const unread = unreadFields.get(field)
    if (unread !== undefined && name === 'required')
      problems.push(faultAt(field, unread.name, unread.text, unread.parts[0]))
    else problems.push(faultAt(field, name, text ?? messageFor(field, name), partsOf(field)[0]))
  }

  const remark = (field: string, name: Remark, part: Part | null = null) => {
    remarks.push(faultAt(field, name, REMARK_TEXTS[name], part))
  }

  const keep = (part: Part) => {
    kept.set(part.at, [...(kept.get(part.at) ?? []), part])
  }

  const leaveEmpty = (field: string, unread: Partial<Unread> = {}) => {
    const { parts = partsOf(field), name = 'invalid', remark: said = 'unfit' } = unread
    given.delete(field)
    if (parts.length === 0) return
    unreadFields.set(field, { parts, name, text: unread.text ?? messageFor(field, name), remark: said })
  }

  const take = <Value>(field: string, value: Value): Value => {
    given.add(field)
    return value
  }

  function toOption(field: string, to: WordTo): number | string | null {
    if (to === LEAVE_OUT) isLeftOut = true
    return typeof to === 'boolean' || to === LEAVE_OUT || to === NONE ? null : to
  }

  /** The first of the dates in these cells; the others, and what is no date, are for the notes. */
  function dateIn(field: string): { date: GivenDate; time: string | null; part: Part } | null {
    let found: { date: GivenDate; part: Part } | null = null
    let time: string | null = null
    const unread: Part[] = []
    const times: Part[] = []
    for (const column of columns.get(field) ?? []) {
      const part = partIn(column)
      if (part.text === '') continue
      const date = readDate(part.text, column.dateOrder ?? 'dmy')
      if (date === 'empty') continue
      const clockTime = date === null ? readClock(part.text) : null
      if (date !== null && found === null) found = { date, part }
      else if (clockTime !== null && time === null) {
        time = clockTime
        times.push(part)
      } else unread.push(part)
    }
    if (found === null) {
      leaveEmpty(field, { name: 'date', parts: [...times, ...unread] })
      return null
    }
    for (const part of unread) keep(part)
    if (unread[0] !== undefined) remark(field, 'several', unread[0])
    return { ...found, time }
  }

  return {
    problems,
    remarks,
    given,
    isLeftOut: () => isLeftOut,
    partsOf,
    textOf(field) {
      const parts = partsOf(field)
      if (parts.length > 0) return take(field, parts.map(({ text }) => text).join(' '))
      const text = defaultOf(field)
      return text === null || text === NONE ? '' : String(text)
    },
    longTextOf(field) {
      const texts = (columns.get(field) ?? []).map((column) => partIn(column, true).text).filter(Boolean)
      return texts.length === 0 ? '' : take(field, texts.join('\n'))
    },
    optionOf(field) {
      const [part] = partsOf(field)
      if (part === undefined) return toOption(field, defaultOf(field))
      const to = wordOf(field, part.text)
      if (to === null) {
        problem(field, 'enumerable')
        return null
      }
      const option = toOption(field, to)
      if (option !== null) return take(field, option)
      const isPerson = factsOf(kind, field)?.type === 'person'
      if (to === NONE && !isEmptyWord(part.text))
        leaveEmpty(field, { name: 'required', remark: isPerson ? 'no-person' : 'unfit' })
      return null
    },
    valueOf(field, read) {
      const parts = partsOf(field)
      const text = parts.length > 0 ? parts.map((part) => part.text).join(' ') : defaultOf(field)
      if (text === null || text === NONE) return null
      const value = read(String(text))
      if (value === null) leaveEmpty(field)
      else if (parts.length > 0) given.add(field)
      return value
    },
    instantOf(field, timeField) {
      const found = dateIn(field)
      const timeParts = timeField === undefined ? NO_PARTS : partsOf(timeField)
      const time = timeParts.map(({ text }) => readClock(text)).find((read) => read !== null) ?? null
      if (timeField !== undefined && timeParts.length > 0 && (time === null || found === null))
        leaveEmpty(timeField)
      if (found === null) return null
      const moment = clock.momentOf(found.date, time ?? found.time)
      if (moment === null) {
        leaveEmpty(field, { name: 'date' })
        return null
      }
      if (moment.isShifted) remark(field, 'shifted', timeParts[0] ?? found.part)
      return take(field, moment.instant)
    },
    dayOf(field) {
      const found = dateIn(field)
      return found === null ? null : take(field, clock.dayOf(found.date))
    },
    problem,
    remark,
    keep,
    leaveEmpty,
    settle() {
      for (const [field, { parts, remark: said }] of unreadFields) {
        if (problems.some((found) => found.field === field)) continue
        for (const part of parts) keep(part)
        const isSaid = remarks.some((found) => found.field === field && found.name === 'stand-in')
        if (!isSaid) remark(field, said, parts[0])
      }
    },
    notesWith(notes, max = LONG_TEXT_MAX) {
      const lines = setup.columns.flatMap((column) => {
        const parts = column.becomes === KEEP ? [partIn(column)] : (kept.get(column.at) ?? [])
        return parts.filter(({ text }) => text !== '').map(({ heading, text }) => `${heading}: ${text}`)
      })
      const from = lines.length === 0 ? '' : `From ${setup.system}:\n${lines.join('\n')}`
      const whole = [notes, from].filter(Boolean).join('\n\n')
      if (whole !== '') given.add('notes')
      if (!isLongerThan(whole, max)) return whole
      remark('notes', 'cut')
      return Array.from(whole).slice(0, max).join('')
    },
  }
}
