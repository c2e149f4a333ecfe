import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { ownFrame } from '../../stories/own-frame.ts'
import { expectKeysToReach } from '../../stories/quick-keys.ts'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Overlays/Alert',
  component: Alert,
  args: {
    isOpen: true,
    title: 'Update Available',
    children: 'A new version of the app is available. Please refresh the page to update.',
    actionLabel: 'Refresh',
    onAction: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

/** A new version is available: the only action is to refresh. */
export const Plain: Story = {
  play: async ({ args, step, userEvent }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'Update Available' })
    await step('Escape does not close it', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(alert).toBeInTheDocument()
    })
    await step('its button has the focus', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onAction).toHaveBeenCalledOnce()
    })
  },
}

/** A key pressed while it opens is handled by it. */
export const PressedAtOnce: Story = {
  render: (args) => (
    <Stateful start={false}>
      {(isOpen, hold) => (
        <>
          <Button onClick={() => hold(true)}>Save</Button>
          <Alert {...args} isOpen={isOpen} />
        </>
      )}
    </Stateful>
  ),
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).focus()
    await expectKeysToReach(
      () => screen.getByRole('alertdialog'),
      () => userEvent.keyboard('{Enter}'),
    )
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}

/** As it opens. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
