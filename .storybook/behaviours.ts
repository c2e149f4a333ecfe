import { readFileSync } from 'node:fs'
import type { Indexer } from 'storybook/internal/types'
import { readStories } from '../scripts/lib/read-stories.ts'

/** The tag of stories that show no state to look at, but act and test what follows. */
export const BEHAVIOUR = 'behaviour'

/**
 * Gives the stories that test behaviour their tag, and puts those at rest before them. They keep the title of their
 * file: Storybook and Chromatic extract the stories of a file under one title.
 */
export const withBehaviours = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options)
      const acting = new Set(
        readStories(file, readFileSync(file, 'utf8'))
          .stories.filter(({ hasPlay, isCaptured }) => hasPlay && !isCaptured)
          .map(({ name }) => name),
      )
      const isActing = ({ exportName }: { exportName: string }) => acting.has(exportName)
      return [
        ...stories.filter((story) => !isActing(story)),
        ...stories.filter(isActing).map((story) => ({ ...story, tags: [...(story.tags ?? []), BEHAVIOUR] })),
      ]
    },
  }))
