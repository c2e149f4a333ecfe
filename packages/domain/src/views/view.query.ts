import { choiceText, knownChoices, type ListChoices } from '../platform/lists/choices.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type ListQuery } from '../platform/lists/page.ts'
import type { ErrorName, ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { cleanText, isLongerThan } from '../platform/values/text.ts'
import type { ViewQuery } from './view.contract.ts'
import { VIEW_LIST_FACTS, type ViewList } from './view-lists.ts'
import { isRecord } from '../platform/values/is-record.ts'

/** Choices of all lists; a list rejects those that it lacks. */
const CHOICES = ['handler', 'waiting', 'checkAgain', 'deposit', 'when'] as const

/** Errors have dotted names. */
interface ReadQuery {
  readonly query: ViewQuery
  readonly errors: ErrorsByField
}

/**
 * Decodes the query of a view. `query` has only values that the list accepts, so that it can always be used;
 * rejected ones are in `errors`.
 */
export function readViewQuery(list: ViewList, sent: unknown): ReadQuery {
  const query: ViewQuery = { filters: {}, sort: null, limit: DEFAULT_PAGE_SIZE }
  if (!isRecord(sent))
    return { query, errors: { query: [sent === null || sent === undefined ? 'required' : 'invalid'] } }
  const errors: ErrorsByField = {}
  const addError: AddError = (field, name) => {
    errors[`query.${field}`] = [name]
  }
  const { filters, sort, limit } = sent
  query.filters = readFilters(list, filters, addError)
  query.sort = readSort(list, sort, addError)
  if (isPageSize(limit)) query.limit = limit
  else addError('limit', limit === null || limit === undefined ? 'required' : 'range')
  for (const name of CHOICES) {
    const value = sent[name]
    // Unset.
    if (value === null || value === undefined || value === false) continue
    const rule = VIEW_LIST_FACTS[list].choices[name]
    if (isChoice(value) && rule?.test(choiceText(value))) query[name] = value
    else addError(name, 'enumerable')
  }
  return { query, errors }
}

type AddError = (field: string, name: ErrorName) => void

function readFilters(list: ViewList, sent: unknown, addError: AddError): ViewQuery['filters'] {
  const filters: ViewQuery['filters'] = {}
  if (sent === null || sent === undefined) return filters
  if (!isRecord(sent)) {
    addError('filters', 'invalid')
    return filters
  }
  // Reported as a whole: more filters than columns.
  if (Object.keys(sent).length > VIEW_LIST_FACTS[list].columns.length) {
    addError('filters', 'maxlength')
    return filters
  }
  for (const [column, value] of Object.entries(sent)) {
    if (!VIEW_LIST_FACTS[list].columns.includes(column)) addError(`filters.${column}`, 'enumerable')
    else if (typeof value !== 'string') addError(`filters.${column}`, 'invalid')
    else if (isLongerThan(cleanText(value), TEXT_MAX)) addError(`filters.${column}`, 'maxlength')
    else if (cleanText(value) !== '') filters[column] = cleanText(value)
  }
  return filters
}

function readSort(list: ViewList, sent: unknown, addError: AddError): ViewQuery['sort'] {
  if (sent === null || sent === undefined) return null
  if (!isRecord(sent)) {
    addError('sort', 'invalid')
    return null
  }
  const { column, direction } = sent
  const known = VIEW_LIST_FACTS[list].columns.find((name) => name === column)
  if (known === undefined) addError('sort.column', 'enumerable')
  if (direction !== 'asc' && direction !== 'desc') {
    addError('sort.direction', 'enumerable')
    return null
  }
  return known === undefined ? null : { column: known, direction }
}

/** Always the first page. */
export function listQueryOf<Column extends string>(list: ViewList, query: ViewQuery): ListQuery<Column> {
  const { choices: rules } = VIEW_LIST_FACTS[list]
  const { filters, sort, limit, ...choices } = query
  const known: ListChoices = knownChoices(rules, (name) => {
    const value = (choices as Record<string, unknown>)[name]
    return isChoice(value) ? choiceText(value) : null
  })
  // The columns of a view are checked when it is saved and when it is answered.
  return { page: 1, limit, filters, sort, choices: known } as ListQuery<Column>
}

/** Without the page. */
export const viewQueryOf = ({ filters, sort, limit, choices }: ListQuery): ViewQuery => ({
  filters: { ...filters } as ViewQuery['filters'],
  sort,
  limit,
  ...choices,
})

const isChoice = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const isPageSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_PAGE_SIZE
