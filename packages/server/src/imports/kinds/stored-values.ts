import { unixSeconds } from '../../platform/values/unix-seconds.ts'

/** A column of a record. */
export const columnIn = (stored: object, column: string): unknown =>
  (stored as Readonly<Record<string, unknown>>)[column]

/** Converts to the wire: moments are in unix seconds. */
export const onWire = (stored: unknown): unknown => (stored instanceof Date ? unixSeconds(stored) : stored)

/** The same for the same value; '' for none. */
export function comparable(stored: unknown): string {
  const value = onWire(stored)
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A value that was stored as JSON, where a moment is text. */
export const wireOf = (value: unknown): unknown =>
  typeof value === 'string' && MOMENT.test(value) ? onWire(new Date(value)) : value
