import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useFetched } from './use-fetch-later.ts'

const load = fn<() => Promise<{ text: string }>>()

function Notice() {
  return <p>{useFetched(load)?.text ?? 'Not fetched yet'}</p>
}

const meta = {
  title: 'Pages/Part Fetched Later',
  component: Notice,
  beforeEach: () => {
    load.mockReset()
    load.mockResolvedValue({ text: 'You are offline.' })
  },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

/** Fetched once the page has been drawn. */
export const Fetched: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are offline.')).toBeVisible()
    await expect(load).toHaveBeenCalledOnce()
  },
}

/** A fetch that failed for want of a connection begins again as soon as there is one. */
export const OnlineAgain: Story = {
  beforeEach: () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  },
  play: async ({ canvas, step }) => {
    await step('failed', async () => {
      await waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'))
      await expect(canvas.getByText('Not fetched yet')).toBeVisible()
    })
    await step('online again', async () => {
      window.dispatchEvent(new Event('online'))
      await expect(await canvas.findByText('You are offline.')).toBeVisible()
      await expect(load).toHaveBeenCalledTimes(2)
    })
  },
}
