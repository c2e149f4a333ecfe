import { describe, expect, it } from 'vitest'
import { errorsIn, receive } from '../platform/validation/request-body.ts'
import { ExportBody, exportErrors, listQueryOf } from './export.contract.ts'

const valuesOf = (body: unknown) => receive(ExportBody, body).values

describe('errors of an export', () => {
  it.each([
    [{}, { format: ['required'] }],
    [{ format: 'pdf' }, { format: ['enumerable'] }],
    [{ format: 'csv', filters: 'ann' }, { filters: ['invalid'] }],
    [{ format: 'csv', filters: { name: 7 } }, { 'filters.name': ['invalid'] }],
    [{ format: 'csv', filters: { name: 'x'.repeat(256) } }, { 'filters.name': ['maxlength'] }],
    [{ format: 'csv', filters: { name: null, unknown: {} } }, {}],
    [{ format: 'csv', sort: { column: 'name', direction: 'up' } }, { sort: ['invalid'] }],
    [{ format: 'csv', sort: 7 }, { sort: ['invalid'] }],
    [
      { format: 'csv', handler: {}, waiting: [] },
      { handler: ['invalid'], waiting: ['invalid'] },
    ],
    [{ format: 'csv', ids: [] }, { ids: ['required'] }],
    [{ format: 'csv', filters: {}, ids: [3], sort: null }, {}],
  ])('%j', (body, errors) => {
    const received = receive(ExportBody, body)
    expect(errorsIn(received, exportErrors('enquiries', received.values))).toEqual(errors)
  })

  it('units without a project', () => {
    expect(exportErrors('units', valuesOf({ format: 'xlsx' }))).toEqual({ projectId: ['required'] })
    expect(exportErrors('units', valuesOf({ format: 'xlsx', projectId: 3 }))).toEqual({})
  })
})

describe('the query of the list', () => {
  it.each([
    [{ filters: { name: 'ann' } }, { 'filter[name]': 'ann' }],
    [{ filters: { name: 'a\0nn\ud800', text: '' }, sort: '\0' }, { 'filter[name]': 'ann\ufffd' }],
    [{ sort: '-email' }, { sort: '-email' }],
    [{ sort: { column: 'email', direction: 'desc' } }, { sort: '-email' }],
    [{ sort: { column: 'email', direction: 'asc' } }, { sort: 'email' }],
    [
      { handler: 7, waiting: true },
      { handler: '7', waiting: '1' },
    ],
    [
      { handler: 'me', waiting: 1 },
      { handler: 'me', waiting: '1' },
    ],
    [{ handler: null, waiting: false }, {}],
  ])('%j', (body, query) => {
    expect(listQueryOf(valuesOf(body))).toEqual(query)
  })
})
