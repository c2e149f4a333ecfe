import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { Menu } from '../../overlays/Menu/Menu.tsx'
import { captured } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Inline } from '../Inline/Inline.tsx'
import { MoreWhenNarrow } from './MoreWhenNarrow.tsx'

const act = fn()
const phone = { globals: { viewport: { value: 'w360' } } }

const meta = {
  title: 'Layout/MoreWhenNarrow',
  component: MoreWhenNarrow,
  tags: ['!stable', 'new'],
  args: {
    children: (
      <>
        <Button onClick={act}>Select</Button>
        <Menu label="Export" trigger={<Button>Export</Button>} items={[{ label: 'CSV', onSelect: act }]} />
      </>
    ),
  },
  render: (args) => (
    <Inline>
      <Button>Sort and filter</Button>
      <MoreWhenNarrow {...args} />
    </Inline>
  ),
  beforeEach: () => void act.mockClear(),
} satisfies Meta<typeof MoreWhenNarrow>
export default meta
type Story = StoryObj<typeof meta>

/** From 640 px there is room: no button, and the items are in the row. */
export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
    await expect(act).toHaveBeenCalledOnce()
  },
}

/** On a phone they are behind the button, by keyboard and by touch; Escape returns to it. */
export const Narrow: Story = {
  ...phone,
  play: async ({ canvas, step, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('button', { name: 'Select' })).toBeNull()
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await step('the next Tab reaches them', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Select' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(act).toHaveBeenCalledOnce()
    })
    await step('Escape in a menu of theirs closes the menu alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await screen.findByRole('menu')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(more).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Escape hides them', async () => {
      canvas.getByRole('button', { name: 'Select' }).focus()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('button', { name: 'Select' })).toBeNull()
      await expect(more).toHaveFocus()
    })
  },
}

/** In the header of a dialog: three dots, and Escape leaves the dialog open. */
export const InADialog: Story = {
  ...phone,
  parameters: ownFrame,
  args: { isIcon: true },
  render: (args) => (
    <Dialog isOpen title="Enquiry Details" onCloseRequest={act} headerActions={<MoreWhenNarrow {...args} />}>
      Details
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const more = await screen.findByRole('button', { name: 'More' })
    await userEvent.click(more)
    screen.getByRole('button', { name: 'Select' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(more).toHaveFocus()
    await expect(act).not.toHaveBeenCalled()
  },
}

/** A single item needs no button. */
export const OnePart: Story = {
  ...phone,
  args: { children: <Button>Export</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
  },
}

/** With its items shown. */
export const AllStates: Story = {
  ...captured,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.queryByRole('button', { name: 'More' })
    if (more) await userEvent.click(more)
  },
}
