import { expect, test } from 'vitest'
import {
  COMPONENTS_DOC,
  componentFacts,
  componentsDoc,
  gapsOf,
  pageFacts,
} from '../../scripts/lib/components-doc.ts'
import { exportsOf } from './_syntax.ts'
import { filesIn, linesOfPage, productSources, read, textOf } from './_tree.ts'

const components = componentFacts()

test('no component and no page has a gap: stories, play, docs, pictures in both themes, accessibility', () => {
  expect(pageFacts().length).toBeGreaterThan(8)
  expect([...components, ...pageFacts()].flatMap(gapsOf)).toEqual([])
})

test('the table of components is up to date; `npm run docs` updates it', () => {
  expect(linesOfPage(textOf(COMPONENTS_DOC))).toEqual(linesOfPage(componentsDoc()))
})

test('the page “Which component?” names every component without domain words', () => {
  const page = textOf('packages/ui/src/stories/foundations/WhichComponent.mdx')
  const primitives = components.filter(({ folder }) => !folder.includes('/lettings/'))
  expect(primitives.length).toBeGreaterThan(60)
  expect(primitives.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  // Storybook would show a Markdown table as bars and dashes.
  expect(page).not.toMatch(/^\|/m)
})

test('every story has a comment', () => {
  const stories = read(filesIn('packages/ui/src').filter((file) => file.endsWith('.stories.tsx')))
  const undocumented = stories.flatMap((source) =>
    exportsOf(source).flatMap(({ name, isDocumented }) => (isDocumented ? [] : `${source.file}: ${name}`)),
  )
  expect(stories.length).toBeGreaterThan(100)
  expect(undocumented).toEqual([])
})

test('every contract and every component of the design system is documented', () => {
  const sources = productSources().filter(
    ({ file }) => file.endsWith('.contract.ts') || (file.startsWith('packages/ui/') && file.endsWith('.tsx')),
  )
  // Overloads share a comment, and so do a model and its interface, a value and its type; the props of a documented
  // component need none.
  const undocumented = sources.flatMap((source) => {
    const exports = exportsOf(source)
    const documented = exports.flatMap(({ name, isDocumented }) =>
      isDocumented ? [name, `${name}Props`] : [],
    )
    const valueOf = (type: string) =>
      new RegExp(`^export type ${type} = .*\\btypeof (\\w+)`, 'm').exec(source.text)?.[1] ?? type
    return exports.flatMap(({ name }) =>
      documented.includes(name) || documented.includes(valueOf(name)) ? [] : `${source.file}: ${name}`,
    )
  })
  expect(sources.length).toBeGreaterThan(150)
  expect(undocumented).toEqual([])
})
