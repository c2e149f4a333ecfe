import { readFileSync } from 'node:fs'
import type { Indexer } from 'storybook/internal/types'
import { readStories } from '../scripts/lib/read-stories.ts'

/** The tag of stories that show no state to look at, but act and test what follows. */
export const BEHAVIOUR = 'behaviour'

/** Moves the stories that test behaviour into a folder below their component, so that those at rest stand alone. */
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
      // Without the id made of the former title; the preview makes one of the new title too.
      const behaviours = stories.filter(isActing).map(({ __id, ...story }) => ({
        ...story,
        ...(story.title !== undefined && { title: `${story.title}/Behaviour` }),
        tags: [...(story.tags ?? []), BEHAVIOUR, '!autodocs'],
      }))
      // The first story of a file decides where its docs page stands.
      return [...stories.filter((story) => !isActing(story)), ...behaviours]
    },
  }))
