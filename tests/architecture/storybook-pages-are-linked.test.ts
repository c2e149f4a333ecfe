import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { exportsOf } from './_syntax.ts'
import { filesIn, read, type Source } from './_tree.ts'

const files = filesIn('packages').filter((file) => file.includes('/src/'))
const stories = read(files.filter((file) => file.endsWith('.stories.tsx')))
const pages = read(files.filter((file) => file.endsWith('.mdx')))

const written = (source: Source, pattern: RegExp): string | undefined => pattern.exec(source.text)?.[1]

/** The docs pages and stories that Storybook makes of the files. */
const targets = new Set([
  ...stories.flatMap((source) => {
    const title = written(source, /^ {2}id: '(.+)',$/m) ?? written(source, /^ {2}title: '(.+)',$/m)
    if (title === undefined) return []
    return [
      `docs/${toId(title, 'docs')}`,
      ...exportsOf(source).map(
        ({ name }) => `story/${toId(title, name.replaceAll(/(?<!^)([A-Z])/g, ' $1'))}`,
      ),
    ]
  }),
  ...pages.flatMap((source) => {
    const title = written(source, /<Meta title="(.+?)"/)
    return title === undefined ? [] : [`docs/${toId(title, 'docs')}`]
  }),
])

const deadLinks = ({ file, text }: Source): string[] =>
  [...text.matchAll(/\?path=\/([\w/-]+)/g)].flatMap(([, to = '']) =>
    targets.has(to) ? [] : [`${file}: ${to}`],
  )

test('every link between pages of Storybook leads to one', () => {
  expect(targets.size).toBeGreaterThan(1000)
  expect(pages.flatMap(deadLinks)).toEqual([])
})

/** Files with a status that the filter of the sidebar would show beside “stable”, or with one that is none. */
const oddStatus = ({ file, text }: Source): string[] => {
  const tags = /^ {2}tags: \[(.+)\],$/m.exec(text)?.[1] ?? ''
  const isMarked = /'(new|deprecated)'/.test(tags)
  return isMarked === tags.includes("'!stable'") ? [] : [file]
}

test('a component that is new or deprecated is not stable as well', () => {
  expect(stories.flatMap(oddStatus)).toEqual([])
})
