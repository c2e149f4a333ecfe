import path from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, textOf } from './_tree.ts'

const files = filesIn('packages/ui/src')
const components = files.filter(
  (file) => path.posix.basename(path.posix.dirname(file)) === path.posix.basename(file, '.tsx'),
)

test('the rule finds the components', () => {
  expect(components.length).toBeGreaterThan(30)
})

test.each(components)('%s has stories', (component) => {
  expect(files).toContain(component.replace(/\.tsx$/, '.stories.tsx'))
})

test.each(files.filter((file) => file.endsWith('.stories.tsx')))(
  '%s says of each story who sees it',
  (file) => {
    const text = textOf(file)
    const stories = [...text.matchAll(/^export const (\w+)(?::[^=]*)?\s*=/gm)].map((match) => match[1])
    const told = [...text.matchAll(/\*\/\nexport const (\w+)/g)].map((match) => match[1])
    expect(stories.filter((story) => !told.includes(story))).toEqual([])
  },
)
