import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { ROOT } from '../lib/root.ts'
import { partOfStorybook } from '../lib/storybook-build.ts'
import { changedFiles } from './change.ts'
import { withImporters } from './imports.ts'
import { NOTHING, type Outcome } from './outcome.ts'
import { runVitest } from './runners.ts'
import { runVisualWhereComparable } from './visual.ts'

const STORIES = ['packages/*/src/**/*.stories.tsx', '.storybook/mails/*.stories.tsx']

/** Every story is rendered by it. */
const PREVIEW = '.storybook/preview.tsx'

/** Files that every story depends on without importing them. */
const ALL_STORIES =
  /^(?:\.storybook\/(?!mails\/)|(?:packages\/\w+\/)?package\.json$|pnpm-lock\.yaml$|vitest\.config\.ts$|scripts\/(?:chromium\.ts|fonts\.conf|testing\/limits\.ts)$)/

/** Packages of which pages show more than components. */
const BEHIND_PAGES = /^packages\/(?!ui\/)/

/** The code that takes and compares pictures. */
const OF_PICTURES = /^tests\/visual\/[^/]+$/

interface StoryIndex {
  readonly entries: Readonly<Record<string, { id: string; type: string; importPath: string }>>
}

/** Runs the stories that a change since a commit can affect. */
export async function runAffectedStories(base: string): Promise<Outcome> {
  const files = affectedStories(changedFiles(base))
  return files.length === 0 ? NOTHING : runVitest('stories', { projects: ['stories'], files })
}

/** Compares the pictures of the stories that a change since a commit can affect. */
export async function runAffectedPictures(base: string): Promise<Outcome> {
  const changed = changedFiles(base)
  if (changed.some((file) => OF_PICTURES.test(file))) return runVisualWhereComparable()
  const files = affectedStories(changed)
  if (files.length === 0) return NOTHING
  const build = partOfStorybook(files)
  await buildWhenChanged(build)
  const index = JSON.parse(readFileSync(path.join(build.output, 'index.json'), 'utf8')) as StoryIndex
  // An affected file may have no captured story.
  return runVisualWhereComparable(
    ['--pass-with-no-tests', `--grep=${titlesOf(storiesIn(files, index))}`],
    build,
  )
}

/**
 * Story files that a change of these files can affect, relative to the root. A change in the design system alone spares
 * the stories of pages: those of its components and of all that is built with them run, and the whole run has the rest.
 */
export function affectedStories(changed: readonly string[]): string[] {
  const stories = globSync(STORIES, { cwd: ROOT })
  if (changed.some((file) => ALL_STORIES.test(file))) return stories
  const reached = withImporters(changed, ROOT)
  const sparesPages = !changed.some((file) => BEHIND_PAGES.test(file))
  return stories.filter(
    (file) =>
      (reached.has(PREVIEW) || reached.has(file)) && !(sparesPages && file.startsWith('packages/app/')),
  )
}

/** The ids of the stories in these files. */
export function storiesIn(files: readonly string[], { entries }: StoryIndex): string[] {
  return Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && files.includes(path.normalize(importPath)))
    .map(({ id }) => id)
}

/** A pattern for the tests of these stories, whose titles are their ids. */
const titlesOf = (ids: readonly string[]): string => ` (?:${ids.join('|')})$`
