import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedInEveryMode } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { Banner } from './Banner.tsx'

const retry = fn()

const meta = {
  title: 'Overlays/Banner',
  component: Banner,
  args: { children: 'A confirmation email will be sent to the customer.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

/** The effect of a choice, beside it. */
export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** Above a list that could not be refreshed; the old rows stay. */
export const CouldNotRefresh: Story = {
  args: {
    tone: 'warning',
    children: 'Could not refresh. You are looking at the list of 09:00.',
    action: (
      <Button size="small" onClick={retry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not refresh.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** It goes away when its Retry succeeds: the focus moves to the button before it. */
export const Retried: Story = {
  render: (args) => (
    <Stateful<boolean> start>
      {(hasFailed, hold) => (
        <main>
          <Button>Filters</Button>
          {hasFailed && <Banner {...args} tone="danger" onRetry={() => hold(false)} />}
        </main>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

/** Every tone, and one with a long text. */
export const AllStates: Story = {
  ...capturedInEveryMode,
  render: () => (
    <Stack gap="small">
      <Banner>A confirmation email will be sent to the customer.</Banner>
      <Banner tone="success">Reset link has been sent</Banner>
      <Banner tone="warning" action={<Button size="small">Retry</Button>}>
        Could not refresh. You are looking at the list of 09:00.
      </Banner>
      <Banner tone="danger">
        Row 14: the postcode is not valid. Nothing was changed; mend the file and upload it again.
      </Banner>
    </Stack>
  ),
}
