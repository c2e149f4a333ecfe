import { expect, type CDPSession, type Page } from '@playwright/test'
import type { Screenshot } from './_baselines.ts'
import type { CaptureMode } from './_captured.ts'

/** Accessibility is judged by the story tests; once more for each width would take half of the time. */
const NO_AXE = { a11y: { manual: true } }

/** The theme of the first story, where nothing else is said. */
const FIRST_THEME = 'light'

/** What Storybook has in its page: the events that drive it, and the part that shows stories. */
interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: (payload: { status?: string; message?: string }) => void): void
    emit(event: string, payload: object): void
  }
  readonly __STORYBOOK_PREVIEW__: { ready(): Promise<void> }
}

/** A page of the static Storybook in which one story after the other is shown: loading it anew for each would take most of the time. */
export class StorybookPage {
  readonly #page: Page
  readonly #devTools: CDPSession
  readonly #url: string
  #story: string | undefined
  #theme = FIRST_THEME

  private constructor(page: Page, devTools: CDPSession, url: string) {
    this.#page = page
    this.#devTools = devTools
    this.#url = url
  }

  /** Opens the Storybook that is served at this address, with no story yet and in the light theme. */
  static async open(page: Page, url: string): Promise<StorybookPage> {
    const storybook = new StorybookPage(page, await page.context().newCDPSession(page), url)
    await storybook.load()
    return storybook
  }

  /** Loads the page anew, so that nothing is left of the stories that it has shown; the next one is shown in this theme. */
  async load(theme = FIRST_THEME): Promise<void> {
    await this.#page.goto(`${this.#url}/iframe.html`)
    await this.#page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    await this.#page.evaluate(
      async (globals) => {
        const storybook = window as unknown as StorybookWindow
        await storybook['__STORYBOOK_PREVIEW__'].ready()
        storybook['__STORYBOOK_ADDONS_CHANNEL__'].emit('updateGlobals', { globals })
      },
      { ...NO_AXE, theme },
    )
    this.#story = undefined
    this.#theme = theme
  }

  /** Shows the page as on a device with these settings; without any, as on every other. */
  emulate({ forcedColors, contrast }: Partial<CaptureMode> = {}): Promise<void> {
    return this.#page.emulateMedia({
      forcedColors: forcedColors ?? null,
      contrast: contrast ?? null,
    })
  }

  /** Makes the window this wide; the present story stays. */
  resizeTo(widthPx: number): Promise<void> {
    return this.#page.setViewportSize({ width: widthPx, height: 800 })
  }

  /** Mounts a story in a window of this width and plays it. */
  async show(story: string, widthPx: number): Promise<void> {
    await this.resizeTo(widthPx)
    await this.#page.evaluate(() => window.scrollTo(0, 0))
    if (story === this.#story) await this.#rendered('forceRemount', { storyId: story })
    else await this.#rendered('setCurrentStory', { storyId: story, viewMode: 'story' })
    this.#story = story
  }

  /** Shows the present story, as it is after it was played, in another theme. */
  async turnTo(theme: string): Promise<void> {
    if (theme === this.#theme) return
    await this.#rendered('updateGlobals', { globals: { theme } })
    this.#theme = theme
  }

  /** The whole page, without the caret and with every animation at its end. */
  async screenshot(): Promise<Screenshot> {
    const { width, height, isWhole, showsFrame } = await this.#page.evaluate(settle)
    const { data } = await this.#devTools.send('Page.captureScreenshot', {
      clip: { x: 0, y: 0, width, height, scale: 1 },
      captureBeyondViewport: !isWhole,
      // The page's own screenshot packs each picture as small as it can, which takes as long as all the rest.
      optimizeForSpeed: true,
    })
    return { png: Buffer.from(data, 'base64'), showsFrame }
  }

  /** How far the page can be scrolled sideways, in pixels. */
  scrollsSidewaysBy(): Promise<number> {
    return this.#page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  }

  /**
   * Sends Storybook an event and waits until the story is rendered, played, and drawn with its fonts. A story that breaks
   * fails the test.
   */
  async #rendered(event: string, payload: object): Promise<void> {
    const outcome = await this.#page.evaluate(
      async ([name, what]) => {
        const status = await new Promise<string | undefined>((resolve) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow
          // The status of a story whose play throws is 'success' all the same.
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

/** Hides the caret, ends every animation, measures the page in pixels, and looks for the frame of the product. Runs in the page. */
function settle() {
  const id = 'without-caret'
  if (document.getElementById(id) === null) {
    const style = document.createElement('style')
    style.id = id
    style.textContent = '* { caret-color: transparent !important }'
    document.head.append(style)
  }
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
    if (isEndless) animation.cancel()
    else animation.finish()
  }
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  return {
    width,
    height,
    isWhole: width <= innerWidth && height <= innerHeight,
    showsFrame: document.querySelector('main#main') !== null,
  }
}
