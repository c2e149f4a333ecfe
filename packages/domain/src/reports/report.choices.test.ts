import { expect, it } from 'vitest'
import { NO_CHOICES_YET, withChoicesOf } from './report.choices.ts'
import { aReport } from './report.fixtures.ts'

it('keeps what an earlier report named, and is the same object without anything new', () => {
  const all = withChoicesOf(NO_CHOICES_YET, aReport())
  expect(all.projects.map(({ label }) => label)).toEqual(['River Court', 'Mill Yard', 'No project'])
  expect(all.projects.at(-1)?.value).toBe('none')
  expect(all.sources.at(-1)).toEqual({ value: 'other', label: 'Other' })
  const narrowed = withChoicesOf(all, { ...aReport(), byProject: aReport().byProject.slice(1, 2) })
  expect(narrowed).toBe(all)
})
