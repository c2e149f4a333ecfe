import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { PlainPage } from './PlainPage.tsx'

const meta = {
  title: 'Layout/PlainPage',
  component: PlainPage,
  parameters: ownFrame,
  args: {
    title: 'Not Found',
    children: <p>There is no page at this address.</p>,
    lead: 'It may have been mistyped.',
    below: <a href="#sign-in">Back to sign in</a>,
    isInShell: false,
  },
} satisfies Meta<typeof PlainPage>
export default meta
type Story = StoryObj<typeof meta>

/** Signed out: without a menu, with a link back. */
export const SignedOut: Story = {
  parameters: { ...captured.parameters, ...ownFrame },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
  },
}

/** Signed in: the menu stays, so there is no link. */
export const InShell: Story = {
  parameters: { ...captured.parameters, ...ownFrame },
  args: { isInShell: true },
  render: (args) => (
    <main>
      <PlainPage {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
