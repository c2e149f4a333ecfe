import { isDeepStrictEqual } from 'node:util'
import { expect, type CDPSession, type Page } from '@playwright/test'
import { STORY_VIEWPORT } from '../../scripts/testing/story-viewport.ts'
import type { Screenshot } from './_baselines.ts'
import type { CaptureMode } from './_captured.ts'

/** The story tests check accessibility; repeating it for each width would take half of the time. */
const NO_AXE = { a11y: { manual: true } }

/** The toolbar of Storybook. */
type Globals = Pick<CaptureMode, 'theme' | 'brand' | 'text'>

const FIRST: Globals = { theme: 'light' }

const globalsOf = ({ theme, brand = 'own', text = '100%' }: Globals): Globals => ({ theme, brand, text })

/** The used parts of Storybook's window. */
interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: (payload: { status?: string; message?: string }) => void): void
    emit(event: string, payload: object): void
  }
  readonly __STORYBOOK_PREVIEW__: { ready(): Promise<void> }
}

/** A page of the static Storybook that shows story after story: reloading for each would take most of the time. */
export class StorybookPage {
  readonly #page: Page
  readonly #devTools: CDPSession
  readonly #url: string
  #story: string | undefined
  #globals = globalsOf(FIRST)

  private constructor(page: Page, devTools: CDPSession, url: string) {
    this.#page = page
    this.#devTools = devTools
    this.#url = url
  }

  /** Opens the Storybook at this URL, without a story, in the light theme. */
  static async open(page: Page, url: string): Promise<StorybookPage> {
    const storybook = new StorybookPage(page, await page.context().newCDPSession(page), url)
    await storybook.load()
    return storybook
  }

  /** Reloads the page, so that nothing is left of earlier stories; the next one is shown in this mode. */
  async load(mode = FIRST): Promise<void> {
    await this.#page.goto(`${this.#url}/iframe.html`)
    await this.#page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    await this.#page.evaluate(
      async (globals) => {
        const storybook = window as unknown as StorybookWindow
        await storybook['__STORYBOOK_PREVIEW__'].ready()
        storybook['__STORYBOOK_ADDONS_CHANNEL__'].emit('updateGlobals', { globals })
      },
      { ...NO_AXE, ...globalsOf(mode) },
    )
    this.#story = undefined
    this.#globals = globalsOf(mode)
  }

  /** Emulates a device with these settings; by default none. */
  emulate({ forcedColors, contrast }: Partial<CaptureMode> = {}): Promise<void> {
    return this.#page.emulateMedia({
      forcedColors: forcedColors ?? null,
      contrast: contrast ?? null,
    })
  }

  /** Resizes the window; the current story stays. */
  resizeTo(widthPx: number): Promise<void> {
    return this.#page.setViewportSize({ ...STORY_VIEWPORT, width: widthPx })
  }

  /** Mounts a story in a window of this width and plays it. */
  async show(story: string, widthPx: number): Promise<void> {
    await this.resizeTo(widthPx)
    await this.#page.evaluate(() => window.scrollTo(0, 0))
    if (story === this.#story) await this.#rendered('forceRemount', { storyId: story })
    else await this.#rendered('setCurrentStory', { storyId: story, viewMode: 'story' })
    this.#story = story
  }

  /** Switches the current story to another theme, brand and size of text, without playing it again. */
  async turnTo(mode: Globals): Promise<void> {
    const globals = globalsOf(mode)
    if (isDeepStrictEqual(globals, this.#globals)) return
    // Nothing would be rendered.
    if (this.#story === undefined) return this.load(mode)
    await this.#rendered('updateGlobals', { globals })
    this.#globals = globals
  }

  /** The whole page with its scroll bar, without the caret and with every animation at its end. */
  async screenshot(): Promise<Screenshot> {
    const { width, height, windowHeight, hasScrollBar, showsFrame } = await this.#page.evaluate(settle)
    const isWhole = height <= windowHeight
    if (!isWhole) {
      await this.#page.evaluate(keepScrollBar, hasScrollBar)
      await this.#page.setViewportSize({ width, height })
    }
    const { data } = await this.#devTools.send('Page.captureScreenshot', {
      // The screenshot function of Playwright compresses as much as possible, which takes as long as all the rest.
      optimizeForSpeed: true,
    })
    if (!isWhole) {
      await this.#page.evaluate(keepScrollBar, false)
      await this.#page.setViewportSize({ width, height: windowHeight })
    }
    return { png: Buffer.from(data, 'base64'), showsFrame }
  }

  /** Horizontal overflow of the page, in pixels. */
  scrollsSidewaysBy(): Promise<number> {
    return this.#page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  }

  /**
   * Sends Storybook an event and waits until the story is rendered, played and painted with its fonts. A failing story
   * fails the test.
   */
  async #rendered(event: string, payload: object): Promise<void> {
    const outcome = await this.#page.evaluate(
      async ([name, what]) => {
        const status = await new Promise<string | undefined>((resolve) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow
          // The status of a story whose play throws is 'success' nevertheless.
          channel.once('playFunctionThrewException', ({ message }) => resolve(message))
          channel.once('storyFinished', (finished) => resolve(finished.status))
          channel.once('storyMissing', () => resolve('missing'))
          channel.emit(name, what)
        })
        await document.fonts.ready
        const trouble = document.querySelector('.sb-show-errordisplay #error-message')?.textContent
        return { status, trouble }
      },
      [event, payload] as const,
    )
    expect(outcome).toEqual({ status: 'success', trouble: undefined })
  }
}

/** Hides the caret, ends animations, measures the page in pixels and looks for the shell. Runs in the page. */
function settle() {
  const id = 'without-caret'
  if (document.getElementById(id) === null) {
    const style = document.createElement('style')
    style.id = id
    // Forced colours do not allow a transparent caret; there it is visible, but does not blink.
    style.textContent = '* { caret-color: transparent !important; caret-animation: manual !important }'
    document.head.append(style)
  }
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
    if (isEndless) animation.cancel()
    else animation.finish()
  }
  const { clientWidth, scrollHeight } = document.documentElement
  return {
    width: innerWidth,
    height: scrollHeight,
    windowHeight: innerHeight,
    hasScrollBar: clientWidth < innerWidth,
    showsFrame: document.querySelector('main#main') !== null,
  }
}

/**
 * Keeps the scroll bar of the page in a window in which nothing scrolls: without it the page would be wider than it was
 * measured, and than a person sees it. Runs in the page.
 */
function keepScrollBar(isKept: boolean) {
  const id = 'with-scroll-bar'
  document.getElementById(id)?.remove()
  if (!isKept) return
  const style = document.createElement('style')
  style.id = id
  style.textContent = 'html { overflow-y: scroll !important }'
  document.head.append(style)
}
