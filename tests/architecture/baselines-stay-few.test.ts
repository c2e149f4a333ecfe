import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allBaselines, BASELINES, hasFrame } from '../visual/_baselines.ts'
import type { CaptureMode } from '../visual/_captured.ts'
import { picturedModes } from '../visual/_pictured.ts'

// Git keeps every version of every picture, and a change of the shell makes a new version of all that show it.
const MOST_BASELINES = 400
const MOST_BYTES = 5_000_000
const MOST_WITH_FRAME = 60

const MODES: readonly CaptureMode[] = ['light', 'dark'].flatMap((theme) =>
  [1280, 480].map((viewport) => ({ theme, viewport })),
)

test('the baselines are few and small', () => {
  const baselines = allBaselines()
  const bytes = baselines.reduce((sum, file) => sum + statSync(path.join(BASELINES, file)).size, 0)
  expect(baselines.length).toBeLessThanOrEqual(MOST_BASELINES)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})

test('few baselines show the shell of the product', async () => {
  const withFrame = await Promise.all(allBaselines().map(hasFrame))
  expect(withFrame.filter(Boolean).length).toBeLessThanOrEqual(MOST_WITH_FRAME)
})

/** The pictures of a title whose stories have these names. */
function picturesOf(title: string, { file = 'a.stories.tsx', names = ['One'], modes = MODES } = {}) {
  const stories = names.map((name) => ({ id: name, title, name, file, modes }))
  return [...picturedModes(stories)].flatMap(([id, pictured]) =>
    pictured.map(({ theme, viewport }) => `${id} ${theme} ${viewport}`),
  )
}

test('a component has a picture in light on a desktop and one in dark on a phone', () => {
  expect(picturesOf('Controls/Button')).toEqual(['One light 1280', 'One dark 480'])
  const wide = MODES.filter(({ viewport }) => viewport === 1280)
  expect(picturesOf('Controls/Button', { modes: wide })).toEqual(['One light 1280', 'One dark 1280'])
})

test('of several stories only the one with all states, or the first, has pictures', () => {
  expect(picturesOf('Data/Tag', { names: ['One', 'All States'] })).toEqual([
    'All States light 1280',
    'All States dark 480',
  ])
  expect(picturesOf('Data/Tag', { names: ['One', 'Two'] })).toEqual(['One light 1280', 'One dark 480'])
})

test('a part of a page has one picture, an overlay has two', () => {
  expect(picturesOf('Lettings/UserFacts')).toEqual(['One dark 480'])
  expect(picturesOf('Lettings/LeadDialog')).toEqual(['One light 1280', 'One dark 480'])
})

test('a page has two pictures, a step on a page has none', () => {
  expect(picturesOf('Pages/Units', { file: './UnitsPage.stories.tsx' })).toEqual([
    'One light 1280',
    'One dark 480',
  ])
  expect(picturesOf('Pages/Enquiries/Export', { file: './LeadExport.stories.tsx' })).toEqual([])
})

test.each<Partial<CaptureMode>>([
  { contrast: 'more' },
  { forcedColors: 'active' },
  { brand: 'sunrise' },
  { text: '200%' },
])('each story that asks for %o has its pictures', (mode) => {
  const modes: CaptureMode[] = [{ theme: 'light', viewport: 1280, ...mode }]
  expect(picturesOf('Controls/Button', { names: ['All States', 'Two'], modes })).toEqual([
    'All States light 1280',
    'Two light 1280',
  ])
})
