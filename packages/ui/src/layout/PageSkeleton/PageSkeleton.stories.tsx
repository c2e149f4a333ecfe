import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { capturedOnce } from '../../stories/captured.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

const meta = { title: 'Layout/PageSkeleton', component: PageSkeleton } satisfies Meta<typeof PageSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** The wait between two pages; a text is added after a second. */
export const Loading: Story = {
  ...capturedOnce,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/longer than usual/, { selector: 'p' })).toBeVisible())
  },
}

/** The wait is announced to screen readers, and again when it is long. */
export const Announced: Story = {
  play: async ({ canvas, canvasElement, mount }) => {
    const announced = new Set<string | undefined>()
    const observer = new MutationObserver(() => announced.add(canvas.queryByRole('status')?.textContent))
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true })
    await mount()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/longer than usual/))
    observer.disconnect()
    await expect([...announced].filter(Boolean)).toEqual([
      'Loading…',
      expect.stringContaining('longer than usual'),
    ])
  },
}

/** The page replaces it once loaded. */
export const Arrived: Story = {
  render: () => {
    const Content = lazy(() => Promise.resolve({ default: () => <h1>Enquiries</h1> }))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Content />
      </Suspense>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Enquiries' })).toBeVisible()
    await expect(canvas.queryByText('Loading…')).toBeNull()
  },
}
