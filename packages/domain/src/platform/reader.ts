import type { ErrorName, ErrorsByField } from './field-errors.ts'
import { cleanText } from './text.ts'

/** Reads the fields of unknown JSON one by one. What is missing reads as empty; what has a wrong shape is noted. */
export interface Reader {
  /** Fields of a wrong shape so far, dotted for nested ones. */
  readonly errors: ErrorsByField
  /** True for a field that is there and not null. */
  has(field: string): boolean
  /** Clean text; '' for null and for anything that is no text, which is `invalid`. */
  text(field: string, options?: { isLong?: boolean }): string
  /** Text exactly as it was given, for passwords; '' as `text` has it. Source: decision S7. */
  raw(field: string): string
  /** A whole number; NaN, and the given error, for anything else that is not null. */
  whole(field: string, error: ErrorName): number | null
  /** Unix seconds; NaN, and `date`, for anything else that is not null. Source: the API's conventions for dates. */
  instant(field: string): number | null
  /** True, false, 1 or 0; null, and the given error, for anything else that is there. Source: the API's conventions for booleans. */
  flag(field: string, error: ErrorName): boolean | null
  /** Whole numbers, each once, in the order given; null where there is no list, and the given error for anything else. */
  ids(field: string, error: ErrorName): number[] | null
  /** The fields of a nested record; none, and `invalid`, for anything that is no record. */
  inner(field: string): Reader
  /** The records of a list, whose fields are named with their place (`images.0.id`); none, and `invalid`, for anything that is no list. Source: decision X7. */
  list(field: string): Reader[]
}

/** A reader of unknown JSON; what is no record has no fields. */
export function readerOf(body: unknown, prefix = '', errors: ErrorsByField = {}): Reader {
  const values = isRecord(body) ? body : {}
  const valueOf = (field: string) => (Object.hasOwn(values, field) ? (values[field] ?? null) : null)
  const refuse = (field: string, name: ErrorName) => {
    errors[prefix + field] = [name]
  }

  function whole(field: string, error: ErrorName): number | null {
    const value = valueOf(field)
    if (value === null || (typeof value === 'number' && Number.isSafeInteger(value))) return value
    refuse(field, error)
    return Number.NaN
  }

  function raw(field: string): string {
    const value = valueOf(field)
    if (typeof value === 'string') return value
    if (value !== null) refuse(field, 'invalid')
    return ''
  }

  return {
    errors,
    has: (field) => valueOf(field) !== null,
    text: (field, options) => cleanText(raw(field), options),
    raw,
    whole,
    instant: (field) => whole(field, 'date'),
    flag(field, error) {
      const value = valueOf(field)
      if (value === null) return null
      if (value === true || value === 1) return true
      if (value === false || value === 0) return false
      refuse(field, error)
      return null
    },
    ids(field, error) {
      const value = valueOf(field)
      if (value === null) return null
      if (Array.isArray(value) && value.every(Number.isSafeInteger)) return [...new Set<number>(value)]
      refuse(field, error)
      return []
    },
    inner(field) {
      const value = valueOf(field)
      if (value !== null && !isRecord(value)) refuse(field, 'invalid')
      return readerOf(value, `${prefix}${field}.`, errors)
    },
    list(field) {
      const value = valueOf(field)
      if (Array.isArray(value))
        return value.map((record, place) => readerOf(record, `${prefix}${field}.${place}.`, errors))
      if (value !== null) refuse(field, 'invalid')
      return []
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
