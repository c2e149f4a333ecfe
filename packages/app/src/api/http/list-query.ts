import type { ListQuery } from '@latchkey/domain/platform/lists/page'

/** `{list}/{page}/{limit}?filter[column]=text&sort=-column`, and each choice by its name. */
export function listPath<Column extends string>(list: string, query: ListQuery<Column>): string {
  const params = new URLSearchParams()
  for (const [column, text] of Object.entries<string | undefined>(query.filters)) {
    if (text !== undefined && text.trim() !== '') params.set(`filter[${column}]`, text)
  }
  if (query.sort !== null)
    params.set('sort', `${query.sort.direction === 'desc' ? '-' : ''}${query.sort.column}`)
  for (const [name, text] of Object.entries(query.choices ?? {}))
    if (text !== undefined) params.set(name, text)
  const search = params.toString()
  return `${list}/${query.page}/${query.limit}${search === '' ? '' : `?${search}`}`
}
