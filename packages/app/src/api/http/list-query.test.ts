import type { ListQuery } from '@latchkey/domain/platform/lists/page'
import { describe, expect, it } from 'vitest'
import { listPath } from './list-query.ts'

const query = (rest: Partial<ListQuery>): ListQuery => ({
  page: 1,
  limit: 25,
  filters: {},
  sort: null,
  ...rest,
})
const paramsOf = (path: string) => [...new URL(path, 'http://x').searchParams]

describe('listPath', () => {
  it('has no query by default', () => {
    expect(listPath('/leads/enquiries', query({ page: 3, limit: 50 }))).toBe('/leads/enquiries/3/50')
  })

  it('omits blank filters', () => {
    expect(listPath('/l', query({ filters: { name: '', email: '  ' } }))).toBe('/l/1/25')
  })

  it.each(['a&b=c', '100%', 'O’Neil', '+44 7700', '😀', '"#?/'])('encodes %s', (text) => {
    expect(paramsOf(listPath('/l', query({ filters: { name: text } })))).toEqual([['filter[name]', text]])
  })

  it('has each choice by its name', () => {
    expect(listPath('/l', query({ choices: { handler: 'me' } }))).toBe('/l/1/25?handler=me')
  })

  it('marks a descending sort with a minus', () => {
    expect(paramsOf(listPath('/l', query({ sort: { column: 'name', direction: 'desc' } })))).toEqual([
      ['sort', '-name'],
    ])
    expect(paramsOf(listPath('/l', query({ sort: { column: 'name', direction: 'asc' } })))).toEqual([
      ['sort', 'name'],
    ])
  })
})
