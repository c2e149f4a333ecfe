import { expect, it } from 'vitest'
import { NO_CHOICES_YET, withChoicesOf } from './report.choices.ts'
import { aReport } from './report.fixtures.ts'

it('keeps what an earlier report named, and is the same object without anything new', () => {
  const all = withChoicesOf(NO_CHOICES_YET, aReport())
  expect(all.projects.map(({ label }) => label)).toEqual(['Harbour View', 'Mill Lofts', 'No project'])
  expect(all.projects.at(-1)?.value).toBe('none')
  expect(all.sources.at(-1)).toEqual({ value: 'Walk-in', label: 'Walk-in' })
  const narrowed = withChoicesOf(all, { ...aReport(), byProject: aReport().byProject.slice(1, 2) })
  expect(narrowed).toBe(all)
})

it('names the sources outside of the largest', () => {
  const { enquiriesByWeek } = aReport()
  const sources = [...enquiriesByWeek.sources, 'other']
  const known = withChoicesOf(NO_CHOICES_YET, {
    ...aReport(),
    enquiriesByWeek: { ...enquiriesByWeek, sources },
  })
  expect(known.sources.at(-1)).toEqual({ value: 'other', label: 'Other' })
})
