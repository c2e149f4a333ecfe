import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { STORY_VIEWPORT } from '../../scripts/testing/story-viewport.ts'
import {
  allBaselines,
  asWebp,
  baselineOf,
  BASELINES,
  hasFrame,
  isLikeBaseline,
  writeBaseline,
} from './_baselines.ts'
import { readCaptured, type CapturedStory, type CaptureMode } from './_captured.ts'
import type { StorybookPage } from './_storybook-page.ts'
import { test } from './_window.ts'

/** Narrowest window without horizontal scrolling, as in WCAG 2.2, 1.4.10. */
const NARROWEST_PX = 320
const { stories } = readCaptured()

for (const story of stories) {
  test(story.id, async ({ storybook }) => {
    const baselines = story.pictured.map((mode) => baselineOf(story, mode))
    const taken: string[] = []
    const unlike: CaptureMode[] = []
    for (const [widthPx, modes] of modesByWidth(story)) {
      for (const [index, mode] of modes.entries()) {
        const baseline = baselineOf(story, mode)
        const isPictured = baselines.includes(baseline)
        if (index > 0 && !isPictured) continue
        await storybook.emulate(mode)
        await storybook.turnTo(mode)
        if (index === 0) await storybook.show(story.id, widthPx)
        if (!isPictured) continue
        taken.push(baseline)
        const screenshot = await storybook.screenshot()
        if (!(await isLikeBaseline(screenshot, baseline))) unlike.push(mode)
        if (mode.theme === 'light') continue
        await storybook.turnTo({ ...mode, theme: 'light' })
        const { png } = await storybook.screenshot()
        expect(png.equals(screenshot.png), `${baseline} looks the same in light`).toBe(false)
      }
    }
    await storybook.emulate()
    await storybook.turnTo({ theme: 'light' })
    await storybook.resizeTo(NARROWEST_PX)
    await expect
      .poll(() => storybook.scrollsSidewaysBy(), 'the story fits the narrowest window')
      .toBeLessThanOrEqual(0)
    expect(taken.toSorted()).toEqual(baselines.toSorted())
    for (const mode of unlike) await compareInFreshPage(storybook, story, mode)
  })
}

/** Retries in a new page: earlier stories must neither fail a story nor appear in a baseline. */
async function compareInFreshPage(
  storybook: StorybookPage,
  story: CapturedStory,
  mode: CaptureMode,
): Promise<void> {
  const baseline = baselineOf(story, mode)
  await storybook.emulate(mode)
  await storybook.load(mode)
  await storybook.show(story.id, mode.viewport)
  const screenshot = await storybook.screenshot()
  if (await isLikeBaseline(screenshot, baseline)) return
  if (isAccepting()) await writeBaseline(screenshot, baseline)
  else {
    expect.soft(await asWebp(screenshot.png)).toMatchSnapshot(baseline.split(path.sep))
    if (allBaselines().includes(baseline))
      expect.soft(await hasFrame(baseline), 'the baseline says so').toBe(screenshot.showsFrame)
  }
}

/**
 * A story is played once for each width, beginning with light in a wide window and with dark in a narrow one. Without a
 * picture of it the width of the story tests, which have played it, is left out, unless it is the only one.
 */
function modesByWidth({ modes, pictured }: CapturedStory): [number, CaptureMode[]][] {
  const widths = [...new Set(modes.map(({ viewport }) => viewport))]
  return widths.flatMap((widthPx, index) => {
    const isPlayed =
      widthPx === STORY_VIEWPORT.width && !pictured.some(({ viewport }) => viewport === widthPx)
    if (isPlayed && widths.length > 1) return []
    const same = modes.filter(({ viewport }) => viewport === widthPx)
    return [[widthPx, index % 2 === 0 ? same : same.toReversed()]]
  })
}

test('there are stories to compare', () => {
  expect(stories.length).toBeGreaterThan(0)
})

test('no baseline outlives its story', () => {
  const wanted = new Set(stories.flatMap((story) => story.pictured.map((mode) => baselineOf(story, mode))))
  const orphans = allBaselines().filter((baseline) => !wanted.has(baseline))
  if (isAccepting()) for (const orphan of orphans) rmSync(path.join(BASELINES, orphan))
  else expect(orphans).toEqual([])
})

const isAccepting = (): boolean => test.info().config.updateSnapshots === 'changed'
