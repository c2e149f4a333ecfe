import type { ErrorName, ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { characterCount } from '../platform/values/text.ts'
import { RECORD_KINDS, type RecordKind } from './search.contract.ts'
import { RECENT_MAX, SEARCH_LENGTH, SEARCH_RESULTS } from './search.limits.ts'

/** What a search can be asked: a text and how many results of each group, or records (`lead:7,unit:12`); each is '' when left out. Source: decision A1. */
export const SearchQuery = bodyOf({ q: Text, limit: Text, recent: Text })

/** What a search is asked. */
export type SearchQueryValues = ValuesOf<typeof SearchQuery>

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

/** How many results of a group are asked for. */
export const limitIn = ({ limit }: Pick<SearchQueryValues, 'limit'>): number =>
  limit === '' ? SEARCH_RESULTS.default : Number(limit)

/** What is wrong with a question. A text is asked for unless records are. Source: decision A1. */
export function searchQueryErrors({ q, limit, recent }: SearchQueryValues): ErrorsByField {
  const count = limitIn({ limit })
  const isInBounds = Number.isInteger(count) && count >= SEARCH_RESULTS.min && count <= SEARCH_RESULTS.max
  return {
    ...(recent === '' && { q: textErrors(q) }),
    ...(!isInBounds && { limit: ['range'] }),
    ...(recent !== '' && recordNamesIn(recent) === null && { recent: ['range'] }),
  }
}

function textErrors(q: string): ErrorName[] {
  const length = characterCount(q)
  if (length === 0) return ['required']
  if (length < SEARCH_LENGTH.min) return ['minlength']
  return length > SEARCH_LENGTH.max ? ['maxlength'] : []
}
