import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect, waitFor } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

const meta = { title: 'Layout/PageSkeleton', component: PageSkeleton } satisfies Meta<typeof PageSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Between two pages the wait is announced; a page that is slow to come says so after a second. */
export const Loading: Story = {
  ...captured,
  play: async ({ canvas }) => {
    const started = performance.now()
    await expect(canvas.getByText('Loading…')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/longer than usual/), {
      timeout: 3000,
    })
    await expect(performance.now() - started).toBeGreaterThan(700)
    await expect(canvas.getByText(/longer than usual/, { selector: 'p' })).toBeVisible()
  },
}

/** The page takes its place as soon as it is there. */
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
