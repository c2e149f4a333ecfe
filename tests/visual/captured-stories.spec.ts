import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pictureName, readCaptured, type CapturedStory } from './_captured.ts'
import { test } from './_window.ts'

const HEIGHT_PX = 800
/** The narrowest window in which nothing may have to be scrolled sideways. Source: WCAG 2.2, 1.4.10. */
const NARROWEST_PX = 320
/** Accessibility is judged by the story tests; once more for each width would take half of the time. */
const NO_AXE = 'a11y.manual:!true'
const PICTURES = path.join(import.meta.dirname, '__screenshots__')
const { url, stories } = readCaptured()

/** Where Storybook tells how far it got with the story of the page, and hears which theme to show. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    once(event: string, listener: () => void): void
    emit(event: string, payload: object): void
  }
}

/** The themes of each width: what a story looks like in another theme is a matter of colours, so it is loaded once for both. */
function widthsOf({ modes }: CapturedStory): Map<number, string[]> {
  const widths = new Map<number, string[]>()
  for (const { theme, viewport } of modes) widths.set(viewport, [...(widths.get(viewport) ?? []), theme])
  return widths
}

for (const story of stories) {
  test(story.id, async ({ window }) => {
    for (const [viewport, themes] of widthsOf(story)) {
      await window.setViewportSize({ width: viewport, height: HEIGHT_PX })
      await window.goto(
        `${url}/iframe.html?id=${story.id}&viewMode=story&globals=theme:${themes[0]};${NO_AXE}`,
      )
      for (const theme of themes) {
        if (theme !== themes[0]) await turnTheme(window, theme)
        await untilRendered(window)
        const name = pictureName(story, { theme, viewport })
        if (await isAsAccepted(window, name)) continue
        await expect.soft(window).toHaveScreenshot(`${name}.png`, { fullPage: true })
      }
    }
    await window.setViewportSize({ width: NARROWEST_PX, height: HEIGHT_PX })
    await expect.poll(() => widthOf(window), 'the story fits the narrowest window').toBe(NARROWEST_PX)
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

/** True when the picture is the accepted one to the byte, as most are: then nobody needs to count dots. */
async function isAsAccepted(page: Page, name: string): Promise<boolean> {
  const file = path.join(PICTURES, `${name}.png`)
  if (!existsSync(file)) return false
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  return picture.equals(readFileSync(file))
}

/** How wide the page is, with what one would have to scroll to. */
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** Shows the story, as it stands after its behaviour, in another theme. */
async function turnTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const channel = (window as unknown as StorybookWindow)['__STORYBOOK_ADDONS_CHANNEL__']
        channel?.once('storyRendered', resolve)
        channel?.emit('updateGlobals', { globals: { theme: wanted } })
      }),
    theme,
  )
}

/**
 * Waits for the story, its behaviour and its fonts; a story that breaks while it renders fails the test. What its behaviour
 * expects is judged by the story tests, at the width that the story was written for.
 */
async function untilRendered(page: Page): Promise<void> {
  const ended = await page.waitForFunction(() => {
    const phase = (window as unknown as StorybookWindow)['__STORYBOOK_PREVIEW__']?.currentRender?.phase
    return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : false
  })
  const phase = await ended.jsonValue()
  const trouble = await page.locator('#error-message').textContent()
  expect({ phase, trouble }).toEqual({ phase: 'finished', trouble: '' })
  await page.evaluate(() => document.fonts.ready)
}
