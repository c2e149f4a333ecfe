import type { ErrorName, ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { characterCount } from '../platform/values/text.ts'
import { recordNamesIn } from './record-names.ts'
import { SEARCH_LENGTH, SEARCH_RESULTS } from './search.limits.ts'

/** What a search can be asked: a text and how many results of each group, or records (`lead:7,unit:12`); each is '' when left out. Source: decision A1. */
export const SearchQuery = bodyOf({ q: Text, limit: Text, recent: Text })

/** What a search is asked. */
export type SearchQueryValues = ValuesOf<typeof SearchQuery>

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
