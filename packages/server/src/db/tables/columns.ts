import type { ColumnType, GeneratedAlways } from 'kysely'

/** Null while it has not happened. */
export type Instant = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Filled in by the database. */
export type Created = ColumnType<Date, Date | undefined, never>

export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export type Id = GeneratedAlways<number>

/** Computed by the database. */
export type Computed<T> = ColumnType<T, never, never>

/** The import that created the record; null for one that was not imported. Moments in unix seconds. */
export type ImportedFrom = ColumnType<
  { system: string; reference: string | null; importId: number; at: number } | null,
  string | null | undefined,
  string | null
>

/** A calendar day in business time as `YYYY-MM-DD`. */
export type Day = string
