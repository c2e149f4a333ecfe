import { knownChoices, NO_CHOICES, type ChoiceRules } from '../platform/lists/choices.ts'
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../platform/lists/page.ts'

/** Parameters that are not columns. */
const PAGE = 'page'
const LIMIT = 'limit'
const SORT = 'sort'

interface AddressedList {
  defaultLimit?: number
  choices?: ChoiceRules
}

/** Every parameter that belongs to the list. */
const namesOf = (columns: readonly string[], choices: ChoiceRules): readonly string[] => [
  PAGE,
  LIMIT,
  SORT,
  ...columns,
  ...Object.keys(choices),
]

function positiveIn(text: string | null): number | null {
  const value = Number(text)
  return text !== null && /^\d+$/.test(text) && Number.isSafeInteger(value) && value > 0 ? value : null
}

function sortIn<Column extends string>(
  text: string | null,
  columns: readonly Column[],
): ListQuery<Column>['sort'] {
  const column = columns.find((name) => text === name || text === `-${name}`)
  return column === undefined ? null : { column, direction: text === column ? 'asc' : 'desc' }
}

/**
 * Null when no parameter belongs to the list; the remembered query then applies. Otherwise missing parameters have
 * their defaults, so that a shared address shows everyone the same.
 */
export function listQueryIn<Column extends string>(
  params: URLSearchParams,
  columns: readonly Column[],
  { defaultLimit = DEFAULT_PAGE_SIZE, choices = NO_CHOICES }: AddressedList = {},
): ListQuery<Column> | null {
  if (!namesOf(columns, choices).some((name) => params.has(name))) return null
  const filters: ListQuery<Column>['filters'] = {}
  for (const column of columns) {
    const text = params.get(column)
    if (text !== null && text.trim() !== '') filters[column] = text
  }
  return {
    page: positiveIn(params.get(PAGE)) ?? 1,
    limit: positiveIn(params.get(LIMIT)) ?? defaultLimit,
    filters,
    sort: sortIn(params.get(SORT), columns),
    ...(choices !== NO_CHOICES && { choices: knownChoices(choices, (name) => params.get(name)) }),
  }
}

/** Keeps other parameters. */
export function withListQuery<Column extends string>(
  params: URLSearchParams,
  query: ListQuery<Column>,
  columns: readonly Column[],
  choices: ChoiceRules = NO_CHOICES,
): URLSearchParams {
  const next = new URLSearchParams()
  next.set(PAGE, String(query.page))
  next.set(LIMIT, String(query.limit))
  if (query.sort !== null) next.set(SORT, `${query.sort.direction === 'desc' ? '-' : ''}${query.sort.column}`)
  for (const column of columns) {
    const text = query.filters[column]
    if (text !== undefined && text.trim() !== '') next.set(column, text)
  }
  for (const [name, text] of Object.entries(query.choices ?? {})) if (text !== undefined) next.set(name, text)
  const own = namesOf(columns, choices)
  for (const [name, value] of params) if (!own.includes(name)) next.append(name, value)
  return next
}
