import {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type ListQuery,
  type Page,
} from '@latchkey/domain/platform/lists/page'
import {
  knownChoices,
  NO_CHOICES,
  type ChoiceRules,
  type ListChoices,
} from '@latchkey/domain/platform/lists/choices'
import { cleanText } from '@latchkey/domain/platform/values/text'

export interface PageBounds {
  readonly defaultLimit?: number
  readonly maxLimit?: number
}

/** Clamps page and limit; the response repeats the used values (rule G4). */
export function boundedPage(params: { page: number; limit: number }, bounds: PageBounds = {}) {
  const { defaultLimit = DEFAULT_PAGE_SIZE, maxLimit = MAX_PAGE_SIZE } = bounds
  return {
    page: Math.max(1, params.page),
    limit: params.limit < 1 ? defaultLimit : Math.min(params.limit, maxLimit),
  }
}

/** Used to read a whole list, where the page has no meaning. */
export const WHOLE_LIST = { page: 1, limit: 1 } as const

export interface ListRequest<Column extends string, Sort extends string> extends Pick<
  ListQuery<Column>,
  'page' | 'limit' | 'filters'
> {
  sort: ListQuery<Sort>['sort']
  choices: ListChoices
}

/** Parameters other than columns. */
interface ListFacts<Sort extends string> {
  /** Sorts in addition to the columns. */
  readonly sorts?: readonly Sort[]
  readonly choices?: ChoiceRules
}

/** Reads `filter[column]=text`, `sort=column` or `sort=-column`, and choices by name; unknown ones are ignored. */
export function readListRequest<Column extends string, Sort extends string = never>(
  params: { page: number; limit: number },
  query: unknown,
  columns: readonly Column[],
  { sorts = [], choices = NO_CHOICES }: ListFacts<Sort> = {},
): ListRequest<Column, Column | Sort> {
  const texts = (query ?? {}) as Record<string, unknown>
  const filters: Partial<Record<Column, string>> = {}
  for (const column of columns) {
    // Normalised as stored text is: pasted text contains characters that no row has.
    const text = cleanText(firstText(texts[`filter[${column}]`]) ?? '')
    if (text) filters[column] = text
  }
  return {
    ...boundedPage(params),
    filters,
    sort: readSort(firstText(texts['sort']), [...columns, ...sorts]),
    choices: knownChoices(choices, (name) => firstText(texts[name])),
  }
}

/** Filters, sort and choices for the audit trail, under their query names. */
export function appliedWords({
  filters,
  sort = null,
  choices = {},
}: Pick<ListQuery, 'filters' | 'choices'> & Partial<Pick<ListQuery, 'sort'>>): string[] {
  return [
    ...Object.entries(filters).map(([column, text]) => `filter[${column}]: ${text}`),
    ...(sort === null ? [] : [`sort: ${sort.direction === 'desc' ? '-' : ''}${sort.column}`]),
    ...Object.entries(choices).map(([name, text]) => `${name}: ${text}`),
  ]
}

export function pageOf<Row>(
  models: Row[],
  total: number,
  { page, limit }: { page: number; limit: number },
): Page<Row> {
  return { models, page, limit, total, lastPage: Math.max(1, Math.ceil(total / limit)) }
}

function readSort<Column extends string>(
  text: string | undefined,
  columns: readonly Column[],
): ListQuery<Column>['sort'] {
  const direction = text?.startsWith('-') ? 'desc' : 'asc'
  const name = direction === 'desc' ? text?.slice(1) : text
  const column = columns.find((candidate) => candidate === name)
  return column === undefined ? null : { column, direction }
}

/** The first of a repeated parameter. */
function firstText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}
