import { describe, expect, test } from 'vitest'
import {
  COMPONENTS_DOC,
  componentFacts,
  componentsDoc,
  gapsOf,
  isCompleteGuide,
  pageFacts,
  type ComponentFacts,
} from '../../scripts/lib/components-doc.ts'
import { readStories } from '../../scripts/lib/read-stories.ts'
import { statesOf } from '../../scripts/lib/story-states.ts'
import { linesOfPage, textOf } from './_tree.ts'

test('the table finds the components and the pages', () => {
  expect(componentFacts().length).toBeGreaterThan(60)
  expect(pageFacts().length).toBeGreaterThan(8)
})

test('no component has a gap: stories, play, docs, pictures in both themes, accessibility', () => {
  expect(componentFacts().flatMap(gapsOf)).toEqual([])
})

test('no page has a gap', () => {
  expect(pageFacts().flatMap(gapsOf)).toEqual([])
})

test('the table of components is up to date; `npm run docs` updates it', () => {
  expect(linesOfPage(textOf(COMPONENTS_DOC))).toEqual(linesOfPage(componentsDoc()))
})

/** Components without domain words that the page for beginners does not name. */
const unnamed = (page: string): string[] =>
  componentFacts()
    .filter(({ folder, name }) => !folder.includes('/lettings/') && !page.includes(`\`${name}\``))
    .map(({ name }) => name)

test('the page “Which component?” names every component', () => {
  const page = textOf('packages/ui/src/stories/foundations/WhichComponent.mdx')
  expect(unnamed(page)).toEqual([])
  expect(unnamed(page.replaceAll('`Pager`', 'Pager'))).toEqual(['Pager'])
  // Storybook would show a Markdown table as bars and dashes.
  expect(page).not.toMatch(/^\|/m)
})

const guideOf = (dos: string, donts: string, keys: string) =>
  `{ dos: [${dos}], donts: [${donts}], keys: {${keys}} }`

describe('it can fail', () => {
  const whole: ComponentFacts = {
    name: 'Card',
    folder: 'ui/Card',
    stories: 2,
    plays: 1,
    captured: 1,
    states: [],
    isChecked: true,
    hasDocs: true,
  }

  test.each([
    [{ stories: 0 }, 'ui/Card/Card has no story'],
    [{ plays: 0 }, 'ui/Card/Card has no story with a play'],
    [{ captured: 0 }, 'ui/Card/Card has no story that spreads `captured`'],
    [{ hasDocs: false }, "ui/Card/Card lacks its sentence, or a complete Card.guide.ts (do, don't, keys)"],
    [{ isChecked: false }, 'ui/Card/Card has a story without accessibility check'],
  ])('%j', (change, gap) => {
    expect(gapsOf(whole)).toEqual([])
    expect(gapsOf({ ...whole, ...change })).toEqual([gap])
  })

  test('a guide without a do, without a don’t, or without the keys of an interactive component', () => {
    const pressed = '<button onClick={go}>'
    expect(isCompleteGuide(guideOf("'One.'", "'Two.'", " Tab: 'Leaves.' "), [pressed])).toBe(true)
    expect(isCompleteGuide(guideOf("'One.'", "'Two.'", ''), ['<p>'])).toBe(true)
    expect(isCompleteGuide(guideOf("'One.'", "'Two.'", ''), ['<p>', pressed])).toBe(false)
    expect(isCompleteGuide(guideOf('', "'Two.'", ''), ['<p>'])).toBe(false)
    expect(isCompleteGuide(guideOf("'One.'", '', ''), ['<p>'])).toBe(false)
  })

  test('states are read from the names and the viewports of stories', () => {
    const text = ['Wide', 'Rejected', 'Plain', 'Loading'].map((name) => `export const ${name}: Story = {}`)
    const narrow = 'export const Open: Story = { ...narrowest }'
    const { stories } = readStories('a.stories.tsx', [...text, narrow].join('\n'))
    expect(statesOf(stories)).toEqual(['loading', 'error', 'narrow'])
  })

  test('a story inherits what it spreads; parameters below `captured` undo it', () => {
    const { stories, isChecked } = readStories(
      'Card.stories.tsx',
      `export const One: Story = { ...captured, play: async () => {} }
       export const Two: Story = { ...One }
       export const Three: Story = { ...captured, parameters: { layout: 'padded' } }
       export const Four: Story = { args: { play: 1 } }
       export const Five: Story = { parameters: { ...captured.parameters, layout: 'padded' } }
       export const Six: Story = { ...narrowest }
       export const Seven: Story = { globals: { viewport: { value: 'w360' } } }
       export const Eight: Story = { globals: { viewport: { value: 'w768' } } }
       export const Nine: Story = { ...capturedAtOneWidth }
       const Hidden = { play: 1 }`,
    )
    expect(stories).toEqual([
      { name: 'One', hasPlay: true, isCaptured: true, isNarrow: false },
      { name: 'Two', hasPlay: true, isCaptured: true, isNarrow: false },
      { name: 'Three', hasPlay: false, isCaptured: false, isNarrow: false },
      { name: 'Four', hasPlay: false, isCaptured: false, isNarrow: false },
      { name: 'Five', hasPlay: false, isCaptured: true, isNarrow: false },
      { name: 'Six', hasPlay: false, isCaptured: false, isNarrow: true },
      { name: 'Seven', hasPlay: false, isCaptured: false, isNarrow: true },
      { name: 'Eight', hasPlay: false, isCaptured: false, isNarrow: false },
      { name: 'Nine', hasPlay: false, isCaptured: true, isNarrow: false },
    ])
    expect(isChecked).toBe(true)
    const off = "const meta = { parameters: { a11y: { test: 'off' } } }"
    expect(readStories('a.tsx', off).isChecked).toBe(false)
  })
})
