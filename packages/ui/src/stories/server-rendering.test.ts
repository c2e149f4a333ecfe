import { composeStories } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

type StoryModule = Parameters<typeof composeStories>[0] & Readonly<Record<string, { loaders?: unknown }>>

const files = import.meta.glob<StoryModule>([
  '../**/*.stories.tsx',
  // Not published.
  '!../lettings/**',
  '!./**',
  // Catches errors in browsers only: a server reports those of its pages itself.
  '!../layout/RootBoundary/**',
])

describe('a server can render every story of', () => {
  it.each(Object.keys(files))('%s', async (file) => {
    const module = await files[file]?.()
    if (module === undefined) throw new Error(`${file} is no file of stories.`)
    const stories: Readonly<Record<string, ComponentType>> = composeStories(module)
    const reported = vi.spyOn(console, 'error')
    for (const [name, Story] of Object.entries(stories))
      // A loader draws a file, for which it needs a browser.
      if (module[name]?.loaders === undefined) renderToString(createElement(Story))
    expect(reported).not.toHaveBeenCalled()
  })
})
