import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One way in which a story is photographed. */
export interface CaptureMode {
  readonly theme: string
  /** Width of the window, in pixels. */
  readonly viewport: number
}

/** A story that asks to be photographed, by `captured` in its parameters. */
export interface CapturedStory {
  readonly id: string
  readonly modes: readonly CaptureMode[]
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

/** Name of the accepted picture of a story, without its ending. */
export const pictureName = (story: CapturedStory, { theme, viewport }: CaptureMode): string =>
  `${story.id}--${theme}-${viewport}`
