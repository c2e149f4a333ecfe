import { describe, expect, it } from 'vitest'
import { receive } from '../platform/validation/request-body.ts'
import { ExportBody, exportErrors, listQueryOf } from './export.body.ts'

const valuesOf = (body: unknown) => receive(ExportBody, body).values

describe('what is wrong with an export', () => {
  it.each([
    [{}, { format: ['required'] }],
    [{ format: 'pdf' }, { format: ['enumerable'] }],
    [{ format: 'csv', filters: 'ann' }, { filters: ['invalid'] }],
    [{ format: 'csv', ids: [] }, { ids: ['required'] }],
    [{ format: 'csv', filters: {}, ids: [3], sort: null }, {}],
  ])('%j', (body, errors) => {
    expect(exportErrors('enquiries', valuesOf(body))).toEqual(errors)
  })

  it('of units without their project', () => {
    expect(exportErrors('units', valuesOf({ format: 'xlsx' }))).toEqual({ projectId: ['required'] })
    expect(exportErrors('units', valuesOf({ format: 'xlsx', projectId: 3 }))).toEqual({})
  })
})

describe('what is asked of the list', () => {
  it.each([
    [{ filters: { name: 'ann' } }, { 'filter[name]': 'ann', sort: null }],
    [{ sort: '-email' }, { sort: '-email' }],
    [{ sort: { column: 'email', direction: 'desc' } }, { sort: '-email' }],
    [{ sort: { column: 'email', direction: 'asc' } }, { sort: 'email' }],
    [
      { handler: 7, waiting: true },
      { sort: null, handler: '7', waiting: '1' },
    ],
    [
      { handler: 'me', waiting: 1 },
      { sort: null, handler: 'me', waiting: '1' },
    ],
    [{ handler: null, waiting: false }, { sort: null }],
  ])('%j', (body, query) => {
    expect(listQueryOf(valuesOf(body))).toEqual(query)
  })
})
