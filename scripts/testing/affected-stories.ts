import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { inRoot, ROOT } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { storybookBuild } from '../lib/storybook-build.ts'
import { NOTHING, type Outcome } from './outcome.ts'
import { runVisualWhereComparable } from './visual.ts'

/** Vitest writes the affected story files here. */
const LIST = inRoot('test-results/affected-stories.json')

interface StoryIndex {
  readonly entries: Readonly<Record<string, { id: string; type: string; importPath: string }>>
}

/** Compares the pictures of the stories that a change since a commit can affect. */
export async function runAffectedPictures(base: string): Promise<Outcome> {
  const files = await affectedFiles(base)
  if (files.length === 0) return NOTHING
  await buildWhenChanged(storybookBuild)
  const index = readJson(path.join(storybookBuild.output, 'index.json')) as StoryIndex
  // An affected file may have no captured story.
  return runVisualWhereComparable(['--pass-with-no-tests', `--grep=${titlesOf(storiesIn(files, index))}`])
}

/** The ids of the stories in these files. */
export function storiesIn(files: readonly string[], { entries }: StoryIndex): string[] {
  return Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && files.includes(path.normalize(importPath)))
    .map(({ id }) => id)
}

/** A pattern for the tests of these stories, whose titles are their ids. */
const titlesOf = (ids: readonly string[]): string => ` (?:${ids.join('|')})$`

/** Story files that import what changed since a commit, relative to the root. */
async function affectedFiles(base: string): Promise<string[]> {
  const args = ['list', '--project=stories', `--changed=${base}`, '--filesOnly', `--json=${LIST}`]
  if ((await runTool('vitest', args)) !== 0)
    throw new Error('Vitest could not list the affected stories; the reason is printed above.')
  const listed = readJson(LIST) as { file: string }[]
  return listed.map(({ file }) => path.relative(ROOT, file))
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
