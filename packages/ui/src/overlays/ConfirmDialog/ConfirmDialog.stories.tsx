import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { expectKeysToReach, slowMotion } from '../../stories/quick-keys.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Download Units',
    children: 'Are you sure you wish to download the units of this project?',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Before a harmless action; Enter confirms. */
export const Plain: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: args.title })).toHaveAccessibleDescription(
      'Are you sure you wish to download the units of this project?',
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** Before a destructive action; Enter, pressed out of habit, cancels. */
export const Danger: Story = {
  args: {
    title: 'Delete Enquiry',
    children: 'Are you sure you wish to delete this enquiry?',
    isDanger: true,
  },
  play: async ({ args, step, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await step('Enter and Escape cancel', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('{Escape}')
      await expect(args.onCancel).toHaveBeenCalledTimes(2)
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('Confirm calls onConfirm', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

/** Enter pressed twice: on the opener, the second answers the question; in the question, the second has no effect. */
export const EnteredTwice: Story = {
  beforeEach: slowMotion,
  render: (args) => (
    <Stateful start={false}>
      {(isOpen, hold) => (
        <>
          <Button onClick={() => hold(true)}>Download</Button>
          <ConfirmDialog
            {...args}
            isOpen={isOpen}
            onConfirm={() => {
              hold(false)
              args.onConfirm()
            }}
          />
        </>
      )}
    </Stateful>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Download' })
    opener.focus()
    await step('on what asks', async () => {
      await expectKeysToReach(
        () => screen.getByRole('alertdialog'),
        () => userEvent.keyboard('{Enter}'),
      )
      await expect(args.onConfirm).toHaveBeenCalledOnce()
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('on the question', async () => {
      await userEvent.keyboard('{Enter}')
      const question = screen.getByRole('alertdialog')
      // The closing animation runs only once it is fully open.
      await waitFor(() => expect(question).toHaveStyle({ opacity: '1' }))
      await userEvent.keyboard('{Enter}{Enter}')
      await waitFor(() => expect(question).not.toBeInTheDocument())
      await expect(args.onConfirm).toHaveBeenCalledTimes(2)
    })
  },
}

/** The confirmed action removes the opener: the focus moves to the heading of the page. */
export const OpenerGone: Story = {
  render: (args) => (
    <Stateful<'there' | 'open' | 'gone'> start="there">
      {(state, hold) => (
        <main>
          <h1 tabIndex={-1}>Units</h1>
          {state !== 'gone' && <Button onClick={() => hold('open')}>Download</Button>}
          <ConfirmDialog {...args} isOpen={state === 'open'} onConfirm={() => hold('gone')} />
        </main>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** While the action is running, nothing can be pressed twice or cancelled. */
export const Busy: Story = {
  args: { isBusy: true, isDanger: true, title: 'Delete Enquiry' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Before a destructive action. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  args: {
    title: 'Delete Enquiry',
    children: 'Are you sure you wish to delete this enquiry?',
    isDanger: true,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
