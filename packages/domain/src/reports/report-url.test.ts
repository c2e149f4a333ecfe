import { expect, it } from 'vitest'
import { figureAddress, reportAddress, reportIn, withReport } from './report-url.ts'
import type { ReportSelection } from './reports.calls.ts'

const ALL: ReportSelection = {
  from: '2026-08-31',
  to: '2026-11-20',
  project: null,
  agent: null,
  source: null,
}

it('is the last twelve weeks of everybody without parameters', () => {
  expect(reportIn(new URLSearchParams(), '2026-11-20')).toEqual(ALL)
})

it('ignores days that do not exist, and empty choices', () => {
  expect(reportIn(new URLSearchParams('from=2026-02-31&to=soon&source='), '2026-11-20')).toEqual(ALL)
})

it('is read as it was written, beside other parameters', () => {
  const selection = { ...ALL, from: '2026-01-01', project: 'none', agent: '7', source: 'A & B' }
  const params = withReport(new URLSearchParams('lead=3'), selection)
  expect(reportIn(params, '2026-11-20')).toEqual(selection)
  expect(params.get('lead')).toBe('3')
  expect(withReport(params, ALL).toString()).toBe('lead=3&from=2026-08-31&to=2026-11-20')
})

it('leads back from the leads of a figure to the report of their selection', () => {
  const selection = { ...ALL, project: '3' }
  const leads = new URLSearchParams(figureAddress(selection, 'viewing').split('?')[1])
  expect(reportAddress(reportIn(leads, '2026-11-20'))).toBe(
    '/main-menu/reports?from=2026-08-31&to=2026-11-20&project=3',
  )
})

it('leads to the leads of a figure, narrowed by week and part', () => {
  expect(figureAddress({ ...ALL, agent: '7' }, 'viewing', { project: '3' })).toBe(
    '/main-menu/reports/leads?figure=viewing&from=2026-08-31&to=2026-11-20&project=3&agent=7',
  )
  expect(figureAddress(ALL, 'enquiries', { week: '2026-11-16', source: 'other' })).toBe(
    '/main-menu/reports/leads?figure=enquiries&from=2026-08-31&to=2026-11-20&source=other&week=2026-11-16',
  )
})
