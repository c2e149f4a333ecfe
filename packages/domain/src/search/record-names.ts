import { RECENT_MAX } from './search.limits.ts'

/** The kinds of records that are found, and kept as opened recently. Source: decision A1. */
export const RECORD_KINDS = ['lead', 'unit', 'property', 'project', 'user'] as const

/** The kind of a record that is found, or was opened recently. */
export type RecordKind = (typeof RECORD_KINDS)[number]

/** A record by its kind and id. */
export interface RecordName {
  kind: RecordKind
  id: number
}

/** Records as a query names them: `lead:7,unit:12`. */
export const recordNamesText = (records: readonly RecordName[]): string =>
  records.map(({ kind, id }) => `${kind}:${id}`).join(',')

/** The records that a text names; null where it names none, too many, or something else. */
export function recordNamesIn(text: string): RecordName[] | null {
  const names = text.split(',').map((part): RecordName | null => {
    const [, word, id] = /^([a-z]+):(\d{1,9})$/.exec(part.trim()) ?? []
    const kind = RECORD_KINDS.find((each) => each === word)
    return kind === undefined ? null : { kind, id: Number(id) }
  })
  const known = names.filter((name) => name !== null)
  return known.length === names.length && names.length <= RECENT_MAX ? known : null
}
