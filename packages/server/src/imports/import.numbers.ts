import {
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportKind,
  type ImportState,
} from '@latchkey/domain/imports/import.enums'

/** The number that the database has for a value of a list: its place, from 1. */
export const numberOf = <Value>(list: readonly Value[], value: Value): number => list.indexOf(value) + 1

/** The value of such a number. */
export function valueOf<Value>(list: readonly Value[], number: number): Value {
  const value = list[number - 1]
  if (value === undefined) throw new Error(`There is no value with the number ${number}.`)
  return value
}

/** Records of each kind have keys, and so have the projects that units come with. */
export type KeyKind = ImportKind | 'project'

export const keyNumber = (kind: KeyKind): number =>
  kind === 'project' ? IMPORT_KINDS.length + 1 : kindNumber(kind)

export const kindNumber = (kind: ImportKind): number => numberOf(IMPORT_KINDS, kind)
export const kindOf = (number: number): ImportKind => valueOf(IMPORT_KINDS, number)
export const stateNumber = (state: ImportState): number => numberOf(IMPORT_STATES, state)
export const stateOf = (number: number): ImportState => valueOf(IMPORT_STATES, number)

/** An import in one of these has written nothing. */
export const DRAFT_STATES = [
  'reading',
  'unreadable',
  'draft',
  'checking',
  'checked',
] as const satisfies readonly ImportState[]

/** An import in one of these can be undone for a while, or was. */
export const ENDED_STATES = ['stopped', 'done', 'undone'] as const satisfies readonly ImportState[]
