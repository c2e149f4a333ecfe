import { describe, expect, it } from 'vitest'
import { listQuery } from './list-query.ts'
import type { ListQuery } from './page.ts'

const query = (rest: Partial<ListQuery>) =>
  listQuery({ page: 1, limit: 25, filters: {}, sort: null, ...rest })

const plain = { page: 1, limit: 25 }

describe('listQuery', () => {
  it('is the page and the limit by default', () => {
    expect(query({ page: 3, limit: 50 })).toEqual({ page: 3, limit: 50 })
  })

  it('omits blank filters', () => {
    expect(query({ filters: { name: '', email: '  ' } })).toEqual(plain)
  })

  it('has each filter by its column', () => {
    expect(query({ filters: { name: ' O’Neil' } })).toEqual({ ...plain, 'filter[name]': ' O’Neil' })
  })

  it('has each choice by its name', () => {
    expect(query({ choices: { handler: 'me' } })).toEqual({ ...plain, handler: 'me' })
  })

  it('marks a descending sort with a minus', () => {
    expect(query({ sort: { column: 'name', direction: 'desc' } })).toEqual({ ...plain, sort: '-name' })
    expect(query({ sort: { column: 'name', direction: 'asc' } })).toEqual({ ...plain, sort: 'name' })
  })
})
