import { expect, it } from 'vitest'
import { agentChoicesOf, NO_CHOICES_YET, withChoicesOf } from './report-choices.ts'
import { aReport } from './report.fixtures.ts'

it('keeps what an earlier report named, and is the same object without anything new', () => {
  const all = withChoicesOf(NO_CHOICES_YET, aReport())
  expect(all.projects.map(({ label }) => label)).toEqual(['River Court', 'Mill Yard', 'No project'])
  expect(all.projects.at(-1)?.value).toBe('none')
  expect(all.sources.at(-1)).toEqual({ value: 'other', label: 'Other' })
  const narrowed = withChoicesOf(all, { ...aReport(), byProject: aReport().byProject.slice(1, 2) })
  expect(narrowed).toBe(all)
})

it('names oneself first among the agents, and nobody last', () => {
  const agents = [
    { value: '4', label: 'Alex Morgan' },
    { value: 'none', label: 'Nobody' },
    { value: '9', label: 'Alex Morgan' },
    { value: '7', label: 'Grace Patel' },
  ]
  const people = [
    { id: 7, name: 'Grace Patel', isMe: true },
    { id: 4, name: 'Alex Morgan', username: 'alex@latchkey.example' },
  ]
  expect(agentChoicesOf(agents, people)).toEqual([
    { value: '7', label: 'Me' },
    { value: '4', label: 'Alex Morgan', detail: 'alex@latchkey.example' },
    { value: '9', label: 'Alex Morgan' },
    { value: 'none', label: 'Nobody' },
  ])
})
