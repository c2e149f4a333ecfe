import { TEXT_MAX } from '../platform/limits.ts'
import { isLongerThan, cleanText } from '../platform/values/text.ts'
import type { ImportColumn, ImportOptions, ImportWord, WordTo } from './import.contract.ts'
import { DROP, KEEP, type ImportKind } from './import.enums.ts'
import { factsOf, insteadOf, type Choices } from './import.fields.ts'
import { IMPORT_STEP_LABELS } from './import-labels.ts'
import { rowFaults, type RowFaults } from './row-faults.ts'
import type { Part } from './values/contacts.ts'
import { createBusinessClock, type BusinessClock } from './values/business-clock.ts'
import { dateInCells } from './values/date-cells.ts'
import { readClock } from './values/dates.ts'
import { isEmptyWord, LEAVE_OUT, NONE, wordReader, wordKey } from './words.ts'
import { foldedText } from '../platform/values/folded-text.ts'

/** The choices that were made for a file. */
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

/** A row while it is read. */
export interface RowCells extends RowFaults {
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
  /** The same of each cell of the field, without those that become none. */
  optionsOf(field: string): (number | string)[]
  /** The first of the values that a function reads in the cells; the other cells go into the notes. */
  valueOf<Value>(field: string, read: (text: string) => Value | null): Value | null
  /** Unix seconds of a date with the time of its own or another field. */
  instantOf(field: string, timeField?: string): number | null
  /** `YYYY-MM-DD` */
  dayOf(field: string): string | null
  /** The notes of a field, and behind them what is kept. */
  notesOf(field: string, max: number): string
}

/** Prepares the choices of a file once for all of its rows. */
export function rowReader(kind: ImportKind, setup: RowSetup): (cells: readonly string[]) => RowCells {
  const clock = createBusinessClock(setup.timeZone)
  const columns = columnsByField(setup.columns)
  const wordOf = wordReader(kind, setup)
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

interface Reading {
  readonly kind: ImportKind
  readonly setup: RowSetup
  readonly clock: BusinessClock
  readonly columns: ReadonlyMap<string, readonly ImportColumn[]>
  readonly wordOf: (field: string, text: string) => WordTo
  readonly cells: readonly string[]
}

const NO_PARTS: readonly Part[] = []

const undecidedWord = (word: string): string =>
  `“${word.slice(0, TEXT_MAX)}” is undecided. Choose what it becomes on ${IMPORT_STEP_LABELS.values}`

function readCells({ kind, setup, clock, columns, wordOf, cells }: Reading): RowCells {
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

  const faults = rowFaults({
    kind,
    partsOf,
    placeOf: (field) => (columns.get(field) ?? columns.get(insteadOf(kind, field) ?? ''))?.[0]?.at ?? null,
  })
  const { given, problem, remark, keepOthers, leaveEmpty } = faults

  const take = <Value>(field: string, value: Value): Value => {
    given.add(field)
    return value
  }

  function longTextOf(field: string): string {
    const texts = (columns.get(field) ?? []).map((column) => partIn(column, true).text).filter(Boolean)
    return texts.length === 0 ? '' : take(field, texts.join('\n'))
  }

  function toOption(field: string, to: WordTo): number | string | null {
    if (to === LEAVE_OUT) isLeftOut = true
    return typeof to === 'boolean' || to === LEAVE_OUT || to === NONE ? null : to
  }

  function optionIn(field: string, part: Part): number | string | null {
    const to = wordOf(field, part.text)
    if (to === null) {
      problem(field, 'enumerable', { part, text: undecidedWord(part.text) })
      return null
    }
    const option = toOption(field, to)
    if (option !== null) return take(field, option)
    const isPerson = factsOf(kind, field)?.type === 'person'
    if (to === NONE && !isEmptyWord(part.text))
      leaveEmpty(field, { parts: [part], name: 'required', remark: isPerson ? 'no-person' : 'unfit' })
    return null
  }

  function dateIn(field: string) {
    const cellsOf = (columns.get(field) ?? []).map((column) => ({
      ...partIn(column),
      order: column.dateOrder ?? ('dmy' as const),
    }))
    const { found, time, rest } = dateInCells(cellsOf.filter(({ text }) => text !== ''))
    if (found !== null) keepOthers(field, rest)
    else leaveEmpty(field, { name: 'date', parts: rest })
    return found && { ...found, time }
  }

  return {
    ...faults,
    isLeftOut: () => isLeftOut,
    partsOf,
    textOf(field) {
      const parts = partsOf(field)
      if (parts.length > 0) return take(field, parts.map(({ text }) => text).join(' '))
      const text = defaultOf(field)
      return text === null || text === NONE ? '' : String(text)
    },
    longTextOf,
    optionOf(field) {
      const [part, ...others] = partsOf(field)
      if (part === undefined) return toOption(field, defaultOf(field))
      keepOthers(field, others)
      return optionIn(field, part)
    },
    optionsOf(field) {
      const parts = partsOf(field)
      const options =
        parts.length > 0 ? parts.map((part) => optionIn(field, part)) : [toOption(field, defaultOf(field))]
      return [...new Set(options.filter((option) => option !== null))]
    },
    valueOf(field, read) {
      const parts = partsOf(field)
      const text = defaultOf(field)
      if (parts.length === 0) return text === null || text === NONE ? null : read(String(text))
      const values = parts.map((part) => read(part.text))
      const chosen = values.findIndex((value) => value !== null)
      const value = values[chosen] ?? null
      if (value === null) {
        leaveEmpty(field)
        return null
      }
      keepOthers(field, parts.toSpliced(chosen, 1))
      return take(field, value)
    },
    instantOf(field, timeField) {
      const found = dateIn(field)
      const timeParts = timeField === undefined ? NO_PARTS : partsOf(timeField)
      const times = timeParts.map(({ text }) => readClock(text))
      const time = times.find((read) => read !== null) ?? null
      if (timeField !== undefined && (time === null || found === null)) leaveEmpty(timeField)
      else if (timeField !== undefined) keepOthers(timeField, timeParts.toSpliced(times.indexOf(time), 1))
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
    notesOf(field, max) {
      const lines = setup.columns.flatMap((column) => {
        const parts = column.becomes === KEEP ? [partIn(column)] : faults.keptAt(column.at)
        return parts.filter(({ text }) => text !== '').map(({ heading, text }) => `${heading}: ${text}`)
      })
      const from = lines.length === 0 ? '' : `From ${setup.system}:\n${lines.join('\n')}`
      const whole = [longTextOf(field), from].filter(Boolean).join('\n\n')
      if (whole !== '') given.add(field)
      if (!isLongerThan(whole, max)) return whole
      remark(field, 'cut')
      return Array.from(whole).slice(0, max).join('')
    },
  }
}

/** The same in every file for the same row of the same system: its reference in any case, otherwise what it says. */
export const rowKey = (reference: string | null, texts: readonly string[]): string =>
  reference === null ? ['row', ...texts.map(foldedText)].join('\n') : `reference ${wordKey(reference)}`

/** The same for a postcode with its space and without. */
export const compactPostcode = (postcode: string): string => postcode.replaceAll(' ', '')
