import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { STORY_NOW_MS, stopClock } from '../../stories/clock.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { ownFrame } from '../../stories/own-frame.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Menu } from './Menu.tsx'

const selected = fn()

const meta = {
  title: 'Overlays/Menu/Popup',
  component: Menu,
  args: {
    label: 'Actions for Priya Shah',
    align: 'start',
    items: [
      { label: 'View/Edit', onSelect: selected },
      { label: 'Verify Customer', onSelect: selected, isDisabled: true },
      { label: 'Assign…', onSelect: selected },
      { label: 'Delete', onSelect: selected, isDanger: true, hasDivider: true },
    ],
  },
  beforeEach: () => void selected.mockClear(),
  parameters: ownFrame,
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

/** Longer than the pause that ends a typed word. */
const ANOTHER_WORD_MS = 600

const dots = () => screen.getByRole('button', { name: 'Actions for Priya Shah' })
const item = (name: string) => screen.getByRole('menuitem', { name })

/** The arrows wrap at both ends, and reach disabled items. */
export const Arrows: Story = {
  play: async ({ step, userEvent }) => {
    dots().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('View/Edit')).toHaveFocus()
    await step('past the first', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(item('Delete')).toHaveFocus()
    })
    await step('past the last', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(item('View/Edit')).toHaveFocus()
    })
    await step('a disabled item is focusable and does nothing', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter} ')
      await expect(item('Verify Customer')).toHaveFocus()
      await userEvent.click(item('Verify Customer'))
      await expect(selected).not.toHaveBeenCalled()
    })
    await step('Home and End', async () => {
      await userEvent.keyboard('{End}')
      await expect(item('Delete')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(item('View/Edit')).toHaveFocus()
    })
    await step('Space chooses the item', async () => {
      await userEvent.keyboard(' ')
      await expect(selected).toHaveBeenCalledOnce()
      await expect(dots()).toHaveFocus()
    })
  },
}

/** Typing finds the item that begins with the text; repeating a letter moves to the next such item. */
export const Letters: Story = {
  play: async ({ step, userEvent }) => {
    dots().focus()
    await userEvent.keyboard('{Enter}')
    await step('one letter, twice', async () => {
      await userEvent.keyboard('v')
      await expect(item('Verify Customer')).toHaveFocus()
      await userEvent.keyboard('v')
      await expect(item('View/Edit')).toHaveFocus()
    })
    await step('capitals, twice', async () => {
      stopClock(STORY_NOW_MS + ANOTHER_WORD_MS)
      await userEvent.keyboard('VV')
      await expect(item('View/Edit')).toHaveFocus()
    })
    await step('a word', async () => {
      stopClock(STORY_NOW_MS + 2 * ANOTHER_WORD_MS)
      await userEvent.keyboard('verify c')
      await expect(item('Verify Customer')).toHaveFocus()
    })
  },
}

/** The mouse focuses the item under it; when it leaves the item, the menu itself is focused. */
export const Pointed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(dots())
    await userEvent.hover(item('Assign…'))
    await expect(item('Assign…')).toHaveFocus()
    await userEvent.unhover(item('Assign…'))
    await expect(screen.getByRole('menu')).toHaveFocus()
  },
}

/** Screen readers press the button without a mouse, also while the menu is open. */
export const PressedBySpeech: Story = {
  play: async () => {
    await fireEvent.click(dots())
    await expect(item('View/Edit')).toHaveFocus()
    await fireEvent.click(dots())
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(dots()).toHaveFocus()
  },
}

/** Safari focuses an ancestor of the pressed button, which closes the menu: the click must not open it again. */
export const PressedInSafari: Story = {
  decorators: [(Story) => <div tabIndex={-1}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(dots())
    await fireEvent.pointerDown(dots())
    dots().closest<HTMLElement>('div[tabindex]')?.focus()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await fireEvent.click(dots(), { detail: 1 })
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(dots()).toHaveFocus()
  },
}

/** A colleague's change removes the focused item: the menu keeps the focus. */
export const ItemGone: Story = {
  render: (args) => (
    <Stateful start={args.items}>
      {(items, hold) => (
        <>
          <Menu {...args} items={items} />
          <button type="button" onClick={() => hold(items.slice(1))}>
            A push arrives
          </button>
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    dots().focus()
    await userEvent.keyboard('{Enter}')
    await expect(item('View/Edit')).toHaveFocus()
    await fireEvent.click(canvas.getByRole('button', { name: 'A push arrives' }))
    await expect(screen.getByRole('menu')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

/** Moving the focus elsewhere closes the menu. */
export const FocusMoved: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <input aria-label="Filter" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(dots())
    await screen.findByRole('menu')
    canvas.getByRole('textbox').focus()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

const corner: CSSProperties = { position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }

/** In a corner of the window: above its button, and not clipped. */
export const InTheCorner: Story = {
  decorators: [(Story) => <div style={corner}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(dots())
    const { bottom, right } = screen.getByRole('menu').getBoundingClientRect()
    await expect(bottom).toBeLessThan(dots().getBoundingClientRect().top)
    await expect(right).toBe(document.documentElement.clientWidth - 8)
  },
}

const push = { label: 'Compare', onSelect: selected }

/**
 * Items are added while it is open, such as saved views: it is repositioned, and covers neither its button
 * nor the edge.
 */
export const Growing: Story = {
  ...InTheCorner,
  render: (args) => (
    <Stateful start={args.items}>
      {(items, hold) => (
        <>
          <button type="button" onClick={() => hold([...items, push, push, push])}>
            A push arrives
          </button>
          <Menu {...args} items={items} />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(dots())
    const menu = screen.getByRole('menu')
    const { height } = menu.getBoundingClientRect()
    await fireEvent.click(canvas.getByRole('button', { name: 'A push arrives' }))
    await waitFor(() => expect(menu.getBoundingClientRect().height).toBeGreaterThan(height))
    // In the frame that shows the items, not in a later one.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const { bottom, top } = menu.getBoundingClientRect()
    await expect(bottom).toBe(Math.round(dots().getBoundingClientRect().top) - 4)
    await expect(top).toBeGreaterThanOrEqual(0)
  },
}

/** It follows its button when the page scrolls. */
export const Scrolled: Story = {
  decorators: [(Story) => <div style={{ blockSize: '200vh' }}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(dots())
    const distance = () =>
      screen.getByRole('menu').getBoundingClientRect().top - dots().getBoundingClientRect().bottom
    await expect(distance()).toBe(4)
    scrollBy(0, 20)
    await waitFor(() => expect(scrollY).toBe(20))
    await waitFor(() => expect(distance()).toBe(4))
    scrollTo(0, 0)
  },
}

/** In a dialog: Escape closes only the menu, and a press in the menu counts as one in the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Stateful<boolean> start>
      {(isOpen, hold) => (
        <Dialog isOpen={isOpen} title="Enquiry Details" onCloseRequest={() => hold(false)}>
          <Menu {...args} />
        </Dialog>
      )}
    </Stateful>
  ),
  play: async ({ step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enquiry Details' })
    await waitFor(() => expect(dialog).toBeVisible())
    await step('Escape', async () => {
      await userEvent.click(dots())
      // Screen readers ignore everything outside a modal dialog.
      await expect(dialog).toContainElement(screen.getByRole('menu'))
      await fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(dots()).toHaveFocus()
      await expect(dialog).toBeVisible()
    })
    await step('a press', async () => {
      await userEvent.click(dots())
      await userEvent.click(item('Assign…'))
      await expect(selected).toHaveBeenCalledOnce()
      await expect(dialog).toBeVisible()
      await expect(dots()).toHaveFocus()
    })
  },
}
