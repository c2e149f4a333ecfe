import { describe, expect, it } from 'vitest'
import { receive } from '../platform/validation/request-body.ts'
import { mondayOf } from '../platform/values/days.ts'
import { defaultPeriod, weeksOf } from './report-period.ts'
import { ReportQuery, reportQueryErrors } from './report.query.ts'

const errors = (query: object) => reportQueryErrors(receive(ReportQuery, query).values)

describe('the period', () => {
  it.each([
    [{}, { from: ['date'], to: ['date'] }],
    [{ from: '2026-03-02', to: '2026-13-02' }, { to: ['date'] }],
    [{ from: '2026-03-02', to: '2026-03-01' }, { to: ['range'] }],
    [{ from: '2026-03-02', to: '2028-03-01' }, {}],
    [{ from: '2026-03-02', to: '2028-03-02' }, { to: ['range'] }],
    [{ from: '2024-02-29', to: '2026-02-28' }, { to: ['range'] }],
    [{ from: '2026-03-02', to: '2026-03-02', project: 'none', agent: '7' }, {}],
    [{ from: '2026-03-02', to: '2026-03-02', project: '0' }, { project: ['enumerable'] }],
  ])('%j', (query, expected) => {
    expect(errors(query)).toEqual(expected)
  })

  it('is twelve weeks by default, this one included', () => {
    expect(defaultPeriod('2026-03-04')).toEqual({ from: '2025-12-15', to: '2026-03-04' })
    expect(weeksOf('2025-12-15', '2026-03-04')).toHaveLength(12)
  })

  it('has weeks that begin on Monday', () => {
    expect([mondayOf('2026-03-02'), mondayOf('2026-03-08')]).toEqual(['2026-03-02', '2026-03-02'])
    expect(weeksOf('2026-03-08', '2026-03-09')).toEqual(['2026-03-02', '2026-03-09'])
  })
})
