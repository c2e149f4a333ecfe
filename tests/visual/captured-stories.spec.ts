import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pictureName, readCaptured } from './_captured.ts'
import { test } from './_window.ts'

const HEIGHT_PX = 800
const PICTURES = path.join(import.meta.dirname, '__screenshots__')
const { url, stories } = readCaptured()

/** Where Storybook tells how far it got with the story of the page. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
}

for (const story of stories) {
  test(story.id, async ({ window }) => {
    for (const mode of story.modes) {
      const name = pictureName(story, mode)
      await window.setViewportSize({ width: mode.viewport, height: HEIGHT_PX })
      await window.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=theme:${mode.theme}`)
      await untilRendered(window)
      await expect.soft(window).toHaveScreenshot(`${name}.png`, { fullPage: true })
    }
  })
}

test('there are stories to compare', () => {
  expect(stories.length).toBeGreaterThan(0)
})

test('no picture outlives its story', () => {
  const wanted = new Set(
    stories.flatMap((story) => story.modes.map((mode) => `${pictureName(story, mode)}.png`)),
  )
  const orphans = existsSync(PICTURES) ? readdirSync(PICTURES).filter((file) => !wanted.has(file)) : []
  if (test.info().config.updateSnapshots === 'changed') {
    for (const orphan of orphans) rmSync(path.join(PICTURES, orphan))
    return
  }
  expect(orphans).toEqual([])
})

/** Waits for the story, its behaviour and its fonts; a story that breaks while it renders or plays fails the test. */
async function untilRendered(page: Page): Promise<void> {
  const ended = await page.waitForFunction(() => {
    const phase = (window as unknown as StorybookWindow)['__STORYBOOK_PREVIEW__']?.currentRender?.phase
    return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : false
  })
  const trouble = await page.locator('#error-message').textContent()
  expect({ phase: await ended.jsonValue(), trouble }).toEqual({ phase: 'finished', trouble: '' })
  await page.evaluate(() => document.fonts.ready)
}
