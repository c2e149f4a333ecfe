import { RECENT_MAX } from './search.limits.ts'

/** Kinds of records that the search finds and remembers. */
export const RECORD_KINDS = ['lead', 'unit', 'property', 'project', 'user'] as const

export type RecordKind = (typeof RECORD_KINDS)[number]

export interface RecordName {
  kind: RecordKind
  id: number
}

/** In a query: `lead:7,unit:12`. */
export const recordNamesText = (records: readonly RecordName[]): string =>
  records.map(({ kind, id }) => `${kind}:${id}`).join(',')

/** Null for an invalid text, and for too many records. */
export function recordNamesIn(text: string): RecordName[] | null {
  const names = text.split(',').map((part): RecordName | null => {
    const [, word, id] = /^([a-z]+):(\d{1,9})$/.exec(part.trim()) ?? []
    const kind = RECORD_KINDS.find((each) => each === word)
    return kind === undefined ? null : { kind, id: Number(id) }
  })
  const known = names.filter((name) => name !== null)
  return known.length === names.length && names.length <= RECENT_MAX ? known : null
}
