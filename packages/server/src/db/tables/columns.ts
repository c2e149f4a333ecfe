import type { ColumnType, GeneratedAlways } from 'kysely'

/** Written as a Date, read as a Date; null while it has not happened. */
export type Instant = ColumnType<Date | null, Date | null | undefined, Date | null>

/** An instant that is always there; the database fills it in. */
export type Created = ColumnType<Date, Date | undefined, never>

/** Null while unknown. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/** A number that the database gives each row. */
export type Id = GeneratedAlways<number>

/** A column that the database computes from others. */
export type Computed<T> = ColumnType<T, never, never>
