import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { PageSkeleton } from './PageSkeleton.tsx'

const meta = { title: 'Layout/PageSkeleton', component: PageSkeleton } satisfies Meta<typeof PageSkeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Between two pages: the wait is announced. */
export const Loading: Story = {
  ...captured,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument()
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
