import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { RenderLinkContext } from '../../controls/render-link.tsx'
import { LinkSlot } from '../../controls/LinkSlot/LinkSlot.tsx'
import { capturedAtOneWidth, capturedInForcedColours } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { expectKeysToReach, slowMotion } from '../../stories/quick-keys.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Menu } from './Menu.tsx'

const edit = fn()
const confirm = fn()
const remove = fn()

const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Actions for Priya Shah',
    header: 'Priya Shah',
    align: 'start',
    items: [
      { label: 'View/Edit', icon: <Pencil aria-hidden />, onSelect: edit },
      { label: 'Confirm Viewing', icon: <CalendarCheck aria-hidden />, onSelect: confirm, isVisible: false },
      {
        label: 'Create Viewing on CRM',
        icon: <ExternalLink aria-hidden />,
        onSelect: fn(),
        isDisabled: true,
      },
      { label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: remove, isDanger: true, hasDivider: true },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

/** The three dots at the end of a row. */
export const OfARow: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <input aria-label="Filter" />
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const dots = canvas.getByRole('button', { name: 'Actions for Priya Shah' })
    await step('opens by mouse and shows the current choices', async () => {
      await userEvent.click(dots)
      const menu = within(await screen.findByRole('menu'))
      await expect(menu.getByText('Priya Shah')).toBeInTheDocument()
      await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'View/Edit',
        'Create Viewing on CRM',
        'Delete',
      ])
    })
    await step('an item without data is disabled', async () => {
      await expect(screen.getByRole('menuitem', { name: 'Create Viewing on CRM' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
    await step('choosing an item closes it', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'View/Edit' }))
      await expect(edit).toHaveBeenCalledOnce()
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    })
    await step('by keyboard', async () => {
      dots.focus()
      await step('choose the last', async () => {
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View/Edit' })).toHaveFocus())
        await userEvent.keyboard('{End}')
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
        await userEvent.keyboard('{Enter}')
        await expect(remove).toHaveBeenCalledOnce()
        await waitFor(() => expect(dots).toHaveFocus())
      })
      await step('leave', async () => {
        await userEvent.keyboard('{ArrowDown}')
        await screen.findByRole('menu')
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
        await waitFor(() => expect(dots).toHaveFocus())
      })
    })
    await step('left by Tab to the control after it, or by a second press', async () => {
      const after = canvas.getByRole('textbox', { name: 'Filter' })
      await step('by Tab', async () => {
        dots.focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View/Edit' })).toHaveFocus())
        await userEvent.tab()
        await waitFor(() => expect(after).toHaveFocus())
        await isGone()
      })
      await step('by a second press', async () => {
        await userEvent.click(dots)
        await screen.findByRole('menu', { name: 'Actions for Priya Shah' })
        await waitFor(() => expect(dots).toHaveAttribute('aria-expanded', 'true'))
        await userEvent.click(dots)
        await isGone()
        await expect(dots).toHaveAttribute('aria-expanded', 'false')
      })
    })
  },
}

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

/**
 * An item that asks first: a second Enter is handled by the question, and the focus stays in it after the
 * closing animation of the menu.
 */
export const AskingFirst: Story = {
  beforeEach: slowMotion,
  render: (args) => (
    <Stateful start={false}>
      {(isAsking, hold) => (
        <>
          <Menu
            {...args}
            items={[...args.items.slice(0, 1), { label: 'Delete', onSelect: () => hold(true) }]}
          />
          <ConfirmDialog
            isOpen={isAsking}
            title="Delete Enquiry"
            isDanger
            onConfirm={remove}
            onCancel={() => hold(false)}
          >
            Are you sure you wish to delete this enquiry?
          </ConfirmDialog>
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const dots = canvas.getByRole('button', { name: 'Actions for Priya Shah' })
    const toFocusDelete = async () => {
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View/Edit' })).toHaveFocus())
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    }
    await step('a second Enter cancels', async () => {
      dots.focus()
      await userEvent.keyboard('{Enter}')
      await toFocusDelete()
      await expectKeysToReach(
        () => screen.getByRole('alertdialog'),
        () => userEvent.keyboard('{Enter}'),
      )
      await isClosed()
      await waitFor(() => expect(dots).toHaveFocus())
    })
    for (const [by, choose] of [
      [
        'by key',
        async () => {
          await userEvent.keyboard('{Enter}')
          await toFocusDelete()
          await userEvent.keyboard('{Enter}')
        },
      ],
      [
        'by mouse',
        async () => {
          await userEvent.click(dots)
          await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
        },
      ],
    ] as const)
      await step(`the question keeps the focus, ${by}`, async () => {
        await choose()
        await isGone()
        await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
        await userEvent.keyboard('{Escape}')
        await isClosed()
        await waitFor(() => expect(dots).toHaveFocus())
      })
  },
}

/** A press elsewhere closes the menu: the focus moves to the pressed control, or returns to the button. */
export const ClickAway: Story = {
  beforeEach: slowMotion,
  render: (args) => (
    <>
      <Menu {...args} />
      <input aria-label="Filter" />
      <p>Nothing</p>
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const dots = canvas.getByRole('button', { name: 'Actions for Priya Shah' })
    const open = async () => {
      await userEvent.click(dots)
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    }
    await step('on a field', async () => {
      await open()
      await userEvent.click(canvas.getByRole('textbox', { name: 'Filter' }))
      await isGone()
      await expect(canvas.getByRole('textbox', { name: 'Filter' })).toHaveFocus()
    })
    await step('on nothing', async () => {
      await open()
      await userEvent.click(canvas.getByText('Nothing'))
      await isGone()
      await waitFor(() => expect(dots).toHaveFocus())
    })
  },
}

/** With a link to another page, and a button with a label. */
export const WithLink: Story = {
  args: {
    trigger: <Button>More</Button>,
    header: undefined,
    items: [{ label: 'Manage Roles', href: '#roles' }],
  },
  render: (args) => (
    <RenderLinkContext value={(href) => <LinkSlot href={href} data-router />}>
      <Menu {...args} />
    </RenderLinkContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const link = await screen.findByRole('menuitem', { name: 'Manage Roles' })
    await expect(link).toHaveAttribute('href', '#roles')
    await expect(link).toHaveAttribute('data-router')
  },
}

/** A note says why items are disabled, and a screen reader reads it with the menu. */
export const WithNote: Story = {
  ...capturedAtOneWidth,
  args: { note: 'You cannot change this user, because they have permissions that you do not have.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await expect(menu).toHaveAccessibleDescription(args.note)
  },
}

/** Opened by key: its first item has the focus. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View/Edit' })).toHaveFocus())
  },
}
