import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Monday to Sunday', side: 'bottom', children: <Button>This week</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

/** Additional text for a control, on hover and keyboard focus. */
export const OnHoverAndFocus: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('opens on hover', async () => {
      await userEvent.hover(canvas.getByRole('button'))
      await waitFor(() => expect(screen.getByText('Monday to Sunday')).toBeVisible())
      await userEvent.unhover(canvas.getByRole('button'))
      await waitFor(() => expect(screen.queryByText('Monday to Sunday')).not.toBeInTheDocument())
    })
    await step('opens on focus, and a press reaches what it covers; Escape hides it', async () => {
      await userEvent.tab()
      await waitFor(() => expect(screen.getByText('Monday to Sunday')).toBeVisible())
      const { left, top } = screen.getByRole('tooltip').getBoundingClientRect()
      await expect(document.elementFromPoint(left + 5, top + 5)?.closest('[role="tooltip"]')).toBeNull()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText('Monday to Sunday')).not.toBeInTheDocument())
    })
  },
}

/** A screen reader reads the text after the name of the control. */
export const Described: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button', { name: 'This week' })).toHaveAccessibleDescription(
      'Monday to Sunday',
    )
  },
}

/** A text that is the name is not read a second time. */
export const ItsName: Story = {
  args: { text: 'This week' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button', { name: 'This week' })).not.toHaveAttribute('aria-describedby')
  },
}

/** In a dialog: Escape hides the tooltip, and then closes the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Stateful<boolean> start>
      {(isOpen, hold) => (
        <Dialog isOpen={isOpen} title="Enquiry Details" onCloseRequest={() => hold(false)}>
          <Tooltip {...args} />
          <input aria-label="Notes" />
        </Dialog>
      )}
    </Stateful>
  ),
  play: async ({ step, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const control = within(dialog).getByRole('button', { name: 'This week' })
    await step('of the focused control', async () => {
      within(dialog).getByRole('button', { name: 'Close' }).focus()
      await userEvent.tab()
      await screen.findByRole('tooltip')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      await expect(dialog).toBeVisible()
    })
    await step('of the hovered control, with the focus in a field', async () => {
      within(dialog).getByRole('textbox').focus()
      await userEvent.hover(control)
      await screen.findByRole('tooltip')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      await expect(dialog).toBeVisible()
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** Open. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText('Monday to Sunday')).toBeVisible())
  },
}
