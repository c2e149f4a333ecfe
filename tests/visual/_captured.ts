import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface CaptureMode {
  readonly theme: string
  /** Width of the window, in pixels. */
  readonly viewport: number
  /** Emulates forced colours (high contrast). */
  readonly forcedColors?: 'active'
  /** Emulates `prefers-contrast: more`. */
  readonly contrast?: 'more'
  /** Brand of Storybook's toolbar; the product's own by default. */
  readonly brand?: string
  /** Size of text in Storybook's toolbar; 100% by default. */
  readonly text?: string
}

export interface CapturedStory {
  readonly id: string
  /** The modes for Chromatic. Here its play runs at each of their widths. */
  readonly modes: readonly CaptureMode[]
  /** The modes with a baseline; often none. */
  readonly pictured: readonly CaptureMode[]
}

/** The result of the set-up, for the tests. */
export interface Captured {
  /** URL of the static Storybook during this run. */
  readonly url: string
  readonly stories: readonly CapturedStory[]
}

/** File with the result of the set-up. */
export const CAPTURED_FILE = fileURLToPath(
  new URL('../../node_modules/.cache/latchkey/captured-stories.json', import.meta.url),
)

export const readCaptured = (): Captured => JSON.parse(readFileSync(CAPTURED_FILE, 'utf8')) as Captured
