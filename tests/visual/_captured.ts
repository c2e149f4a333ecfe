import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One way in which a story is captured. */
export interface CaptureMode {
  readonly theme: string
  /** Width of the window, in pixels. */
  readonly viewport: number
  /** Colours of the person's own choice instead of the page's. */
  readonly forcedColors?: 'active'
  /** The device asks for more contrast. */
  readonly contrast?: 'more'
}

/** A story that spreads `captured`. */
export interface CapturedStory {
  readonly id: string
  /** How Chromatic shows it. Here it is played at each of their widths. */
  readonly modes: readonly CaptureMode[]
  /** Those of the modes in which it has a baseline; often none. */
  readonly pictured: readonly CaptureMode[]
}

/** What the set-up found in Storybook, for the tests to read. */
export interface Captured {
  /** Where the static Storybook is served during this run. */
  readonly url: string
  readonly stories: readonly CapturedStory[]
}

/** Where the set-up writes what it found. */
export const CAPTURED_FILE = fileURLToPath(
  new URL('../../node_modules/.cache/latchkey/captured-stories.json', import.meta.url),
)

/** What the set-up found. */
export const readCaptured = (): Captured => JSON.parse(readFileSync(CAPTURED_FILE, 'utf8')) as Captured
