import type { ListQuery } from './page.ts'

/** `:page`, `:limit` and the query `filter[column]=text&sort=-column`, with each choice by its name. */
export function listQuery<Column extends string>({
  page,
  limit,
  filters,
  sort,
  choices,
}: ListQuery<Column>): Pick<ListQuery, 'page' | 'limit'> {
  const given = Object.entries<string | undefined>(filters).filter(([, text]) => text?.trim())
  return {
    page,
    limit,
    ...Object.fromEntries(given.map(([column, text]) => [`filter[${column}]`, text])),
    ...(sort && { sort: `${sort.direction === 'desc' ? '-' : ''}${sort.column}` }),
    ...choices,
  }
}

/** `:page` and `:limit` alone. */
export const pageQuery = ({ page, limit }: Pick<ListQuery, 'page' | 'limit'>) => ({ page, limit })
