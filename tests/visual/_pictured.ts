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
      story.modes.filter((mode) => isOfMedia(mode) || (chosen.includes(story) && isPictured(story, mode))),
    ]),
  )
}

/** Modes that only the media of the browser can set: Chromatic, which sets globals, compares all others. */
const isOfMedia = ({ forcedColors, contrast }: CaptureMode): boolean => !!(forcedColors ?? contrast)

function isPictured({ title, name, file, modes }: CandidateStory, mode: CaptureMode): boolean {
  const { theme, viewport, brand, text } = mode
  const [group = ''] = title.split('/')
  const narrowPx = Math.min(...modes.map((each) => each.viewport))
  const isOfTheme = viewport === (theme === 'dark' ? narrowPx : DESK_PX)
  if (group === 'Pages') return isPage(file) && isOfTheme
  if (brand !== undefined || text !== undefined || !isOfTheme) return false
  // Captured once: has neither colours nor a layout of its own.
  if (modes.length === 1) return group === 'Plots'
  // A mail has one theme.
  if (group === 'Mails') return theme === 'light'
  // A part of a page is in the pictures of its page, but not in all of its states.
  if (group === 'Lettings' && !title.endsWith('Dialog')) return name === 'All States' && theme === 'dark'
  const hasDarkOnDesk = modes.some(({ contrast }) => contrast)
  return theme === 'light' || group === 'Foundations' || (narrowPx < DESK_PX && !hasDarkOnDesk)
}

/** The other files under Pages are steps on a page; what they open are dialogs with baselines of their own. */
const isPage = (file: string): boolean => /(?:Page|Layout)\.stories\.tsx$/.test(file)
