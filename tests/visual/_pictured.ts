import type { CaptureMode } from './_captured.ts'

/** A story that spreads `captured`, as Storybook describes it. */
export interface CandidateStory {
  readonly id: string
  readonly title: string
  readonly name: string
  /** Relative to the root. */
  readonly file: string
  readonly modes: readonly CaptureMode[]
}

const DESK_PX = 1280

/**
 * The modes in which each story has a baseline. Per title one story has baselines: 'All States', or else the first.
 */
export function picturedModes(stories: readonly CandidateStory[]): ReadonlyMap<string, CaptureMode[]> {
  const chosen = [...Map.groupBy(stories, ({ title }) => title).values()].flatMap(
    (same) => same.find(({ name }) => name === 'All States') ?? same[0] ?? [],
  )
  return new Map(
    stories.map((story) => [
      story.id,
      story.modes.filter((mode) => isRequested(mode) || (chosen.includes(story) && isPictured(story, mode))),
    ]),
  )
}

/** Modes that a story itself asks for; few do. */
const isRequested = ({ forcedColors, contrast, brand, text }: CaptureMode): boolean =>
  !!(forcedColors ?? contrast ?? brand ?? text)

function isPictured({ title, file, modes }: CandidateStory, { theme, viewport }: CaptureMode): boolean {
  // In dark on a phone, if that looks different.
  const darkPx = Math.min(...modes.map((mode) => mode.viewport))
  if (title.startsWith('Pages/') && !isPage(file)) return false
  if (theme === 'dark') return viewport === darkPx
  return viewport === DESK_PX && !isShownByItsPage(title)
}

/** The other files under Pages are steps on a page; what they open are dialogs with baselines of their own. */
const isPage = (file: string): boolean => /(?:Page|Layout)\.stories\.tsx$/.test(file)

/** A part of a page is in the picture of its page, in light; an overlay is not. */
const isShownByItsPage = (title: string): boolean =>
  title.startsWith('Lettings/') && !title.endsWith('Dialog')
