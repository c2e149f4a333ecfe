import type { CaptureMode } from './_captured.ts'

/** What Storybook says of a story that spreads `captured`. */
export interface CandidateStory {
  readonly id: string
  readonly title: string
  readonly name: string
  /** The file of the story, from the root. */
  readonly file: string
  readonly modes: readonly CaptureMode[]
}

const DESK_PX = 1280

/**
 * The modes in which a story has a baseline, for each of these stories; a title has one story with baselines, that of all
 * states or else its first.
 */
export function picturedModes(stories: readonly CandidateStory[]): ReadonlyMap<string, CaptureMode[]> {
  const chosen = [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(
    (same) => same.find(({ name }) => name === 'All States') ?? same[0] ?? [],
  )
  return new Map(
    stories.map((story) => [
      story.id,
      story.modes.filter((mode) => hasContrast(mode) || (chosen.includes(story) && isPictured(story, mode))),
    ]),
  )
}

/** A story asks for these modes itself, and few do. */
const hasContrast = ({ forcedColors, contrast }: CaptureMode): boolean => !!(forcedColors ?? contrast)

function isPictured({ title, file, modes }: CandidateStory, { theme, viewport }: CaptureMode): boolean {
  // On a phone where that looks different.
  const darkPx = Math.min(...modes.map((mode) => mode.viewport))
  if (title.startsWith('Pages/') && !isPage(file)) return false
  if (theme === 'dark') return viewport === darkPx
  return viewport === DESK_PX && !isShownByItsPage(title)
}

/** The other files under Pages are steps on a page, and what they open are dialogs, which have baselines of their own. */
const isPage = (file: string): boolean => /(?:Page|Layout)\.stories\.tsx$/.test(file)

/** A part of a page is in the picture of the page, in light; what opens over a page is not. */
const isShownByItsPage = (title: string): boolean =>
  title.startsWith('Lettings/') && !title.endsWith('Dialog')
