import type { ErrorName, ErrorsByField } from '../platform/field-errors.ts'
import { bodyOf, Text, type ValuesOf } from '../platform/validation/request-body.ts'
import { characterCount } from '../platform/values/text.ts'
import { recordNamesIn } from './record-names.ts'
import { SEARCH_LENGTH, SEARCH_RESULTS } from './search.limits.ts'

/** A text with a limit per group, or records (`lead:7,unit:12`); each is '' when omitted. */
export const SearchQuery = bodyOf({ q: Text, limit: Text, recent: Text })

export type SearchQueryValues = ValuesOf<typeof SearchQuery>

export const limitIn = ({ limit }: Pick<SearchQueryValues, 'limit'>): number =>
  limit === '' ? SEARCH_RESULTS.default : Number(limit)

/** The text is required unless records are given. */
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
