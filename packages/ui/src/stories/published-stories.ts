import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'

type StoryModule = Parameters<typeof composeStories>[0] & Readonly<Record<string, { loaders?: unknown }>>

const modules = import.meta.glob<StoryModule>([
  '../**/*.stories.tsx',
  // Not published.
  '!../lettings/**',
  '!./**',
  // Catches errors in browsers only: a server reports those of its pages itself.
  '!../layout/RootBoundary/**',
])

/** The files with the stories of all components that are published. */
export const PUBLISHED = Object.keys(modules)

/** The stories of a file that a server can render: a loader draws a file, for which it needs a browser. */
export async function storiesOf(file: string): Promise<readonly (readonly [string, ComponentType])[]> {
  const module = await modules[file]?.()
  if (module === undefined) throw new Error(`${file} is no file of stories.`)
  const stories: Readonly<Record<string, ComponentType>> = composeStories(module)
  return Object.entries(stories).filter(([name]) => module[name]?.loaders === undefined)
}
