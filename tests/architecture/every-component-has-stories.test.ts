import path from 'node:path'
import { expect, test } from 'vitest'
import { exportsOf } from './_syntax.ts'
import { filesIn, read, type Source } from './_tree.ts'

const files = filesIn('packages/ui/src')
const stories = read(files.filter((file) => file.endsWith('.stories.tsx')))

/** A component is a file with the name of its folder. */
const componentsIn = (all: readonly string[]): string[] =>
  all.filter((file) => path.posix.basename(path.posix.dirname(file)) === path.posix.basename(file, '.tsx'))

const withoutStories = (all: readonly string[]): string[] =>
  componentsIn(all).filter((component) => !all.includes(component.replace(/\.tsx$/, '.stories.tsx')))

/** Stories without a comment. */
const undocumented = (source: Source): string[] =>
  exportsOf(source)
    .filter(({ name, isDocumented }) => name !== 'default' && !isDocumented)
    .map(({ name }) => `${source.file}: ${name}`)

test('the rule finds the components', () => {
  expect(componentsIn(files).length).toBeGreaterThan(30)
  expect(stories.length).toBeGreaterThan(30)
})

test('every component has stories', () => {
  expect(withoutStories(files)).toEqual([])
})

test('every story has a comment', () => {
  expect(stories.flatMap(undocumented)).toEqual([])
})

test('missing stories and comments are reported', () => {
  expect(withoutStories(['ui/Button/Button.tsx', 'ui/Card/Card.tsx', 'ui/Card/Card.stories.tsx'])).toEqual([
    'ui/Button/Button.tsx',
  ])
  const text = '/** Documented. */\nexport const One = {}\nexport const Two: Story = {}\nexport default meta'
  expect(undocumented({ file: 'Card.stories.tsx', text })).toEqual(['Card.stories.tsx: Two'])
})
