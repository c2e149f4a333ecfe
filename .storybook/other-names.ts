import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types'
import { docblockOf } from '../scripts/lib/docblock.ts'
import { inRoot } from '../scripts/lib/root.ts'
import { otherNameId, readGuide } from './guide.ts'

/** Storybook asks for its one generator several times. */
export function withOtherNames(generator: StoryIndexGenerator): StoryIndexGenerator {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => addOtherNames(await getIndex())
  return generator
}

/**
 * The index with the other names of each component (`@also` of its docblock) as headings of its docs page: the search
 * of the sidebar looks in names, paths and headings, so that “modal” leads to Dialog.
 */
export function addOtherNames(index: StoryIndex): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => [
    id,
    entry.type === 'docs' ? named(entry) : entry,
  ])
  return { ...index, entries: Object.fromEntries(entries) }
}

function named(entry: DocsIndexEntry): DocsIndexEntry {
  const { alsoNamed } = readGuide(docblockBeside(entry.importPath))
  const anchors = entry.anchors ?? []
  const missing = alsoNamed.filter((name) => anchors.every(({ id }) => id !== otherNameId(name)))
  return {
    ...entry,
    anchors: [...anchors, ...missing.map((name) => ({ id: otherNameId(name), title: name }))],
  }
}

/** The docblock of the component whose stories are in this file; empty if it has none. */
function docblockBeside(storiesPath: string): string {
  const file = inRoot(storiesPath.replace('.stories.tsx', '.tsx'))
  if (!storiesPath.endsWith('.stories.tsx') || !existsSync(file)) return ''
  return docblockOf(readFileSync(file, 'utf8'), path.basename(file, '.tsx')) ?? ''
}
