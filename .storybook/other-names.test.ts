import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { addOtherNames } from './other-names.ts'

const docsOf = (id: string, importPath: string): DocsIndexEntry => ({
  type: 'docs',
  id,
  title: 'Overlays/Dialog',
  name: 'Docs',
  importPath,
  storiesImports: [],
  anchors: [{ id: 'anchor--open', title: 'Open' }],
})

const indexOf = (...entries: DocsIndexEntry[]): StoryIndex => ({
  v: 5,
  entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
})

const titlesOf = (index: StoryIndex) =>
  Object.values(index.entries).map((entry) =>
    entry.type === 'docs' ? entry.anchors?.map(({ title }) => title) : [],
  )

test('the page of a component is found by its other names, which it has once', () => {
  const dialog = docsOf('dialog--docs', './packages/ui/src/overlays/Dialog/Dialog.stories.tsx')
  const named = addOtherNames(addOtherNames(indexOf(dialog)))
  expect(titlesOf(named)).toEqual([['Open', 'Modal', 'Pop-up', 'Popup', 'Overlay']])
  expect(named.entries['dialog--docs']).toMatchObject({ anchors: [{}, { id: 'also-modal' }, {}, {}, {}] })
})

test('stories without a component beside them, and texts, stay as they are', () => {
  const index = indexOf(
    docsOf('over--docs', './packages/ui/src/overlays/Dialog/DialogOverPage.stories.tsx'),
    docsOf('start--docs', './packages/ui/src/stories/StartHere.mdx'),
  )
  expect(addOtherNames(index)).toEqual(index)
})
