import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { afterTimers } from '../../stories/after-timers.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { ownFrame } from '../../stories/own-frame.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { tap } from '../../stories/tap.ts'
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
const ANOTHER_WORD_MS = 800

const dots = () => screen.getByRole('button', { name: 'Actions for Priya Shah' })
const item = (name: string) => screen.getByRole('menuitem', { name })

/** The events of a touch that the browser treats as scrolling. */
async function scroll(target: HTMLElement): Promise<void> {
  const touchAt = (clientY: number) => {
    const touch = new Touch({ identifier: 1, target, clientX: 5, clientY })
    return { touches: [touch], changedTouches: [touch] }
  }
  await fireEvent.pointerDown(target, { pointerType: 'touch' })
  await fireEvent.touchStart(target, touchAt(5))
  await fireEvent.touchMove(target, touchAt(40))
  await fireEvent.pointerCancel(target, { pointerType: 'touch' })
}

const isFocused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus())
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

/** By mouse, and by a press without one, as of a screen reader. Safari focuses an ancestor of the pressed button. */
export const Presses: Story = {
  decorators: [(Story) => <div tabIndex={-1}>{Story()}</div>],
  play: async ({ userEvent, step }) => {
    await step('released over an item, a press chooses it', async () => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: dots() })
      await screen.findByRole('menu')
      // A shorter press is one on the button alone.
      await afterTimers(250)
      await userEvent.pointer([
        { target: item('Assign…') },
        { keys: '[/MouseLeft]', target: item('Assign…') },
      ])
      await expect(selected).toHaveBeenCalledOnce()
      await isGone()
    })
    await step('the item under the mouse is focused; when the mouse leaves it, the menu', async () => {
      await userEvent.click(dots())
      await userEvent.hover(await screen.findByRole('menuitem', { name: 'Assign…' }))
      await isFocused('Assign…')
      await userEvent.unhover(item('Assign…'))
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await isGone()
    })
    await step('a click without a press opens it, and closes it again', async () => {
      await fireEvent.click(dots())
      await isFocused('View/Edit')
      await fireEvent.click(dots())
      await isGone()
      await waitFor(() => expect(dots()).toHaveFocus())
    })
    await step('closed by the focus of an ancestor, it is not opened again by the click', async () => {
      await userEvent.click(dots())
      await screen.findByRole('menu')
      await fireEvent.pointerDown(dots())
      await fireEvent.mouseDown(dots(), { detail: 1 })
      dots().closest<HTMLElement>('div[tabindex]')?.focus()
      await fireEvent.mouseUp(dots(), { detail: 1 })
      await fireEvent.click(dots(), { detail: 1 })
      await isGone()
      await expect(dots()).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

/** By keyboard: the arrows wrap at both ends, and letters find an item. */
export const Keys: Story = {
  play: async ({ step, userEvent }) => {
    await step('arrows, which reach disabled items too', async () => {
      dots().focus()
      await userEvent.keyboard('{ArrowDown}')
      await isFocused('View/Edit')
      await step('past the first', async () => {
        await userEvent.keyboard('{ArrowUp}')
        await isFocused('Delete')
      })
      await step('past the last', async () => {
        await userEvent.keyboard('{ArrowDown}')
        await isFocused('View/Edit')
      })
      await step('a disabled item is focusable and does nothing', async () => {
        await userEvent.keyboard('{ArrowDown}')
        await isFocused('Verify Customer')
        await userEvent.keyboard('{Enter} ')
        await userEvent.click(item('Verify Customer'))
        await expect(selected).not.toHaveBeenCalled()
      })
      await step('Home and End', async () => {
        await userEvent.keyboard('{End}')
        await isFocused('Delete')
        await userEvent.keyboard('{Home}')
        await isFocused('View/Edit')
      })
      await step('Space chooses the item', async () => {
        await userEvent.keyboard(' ')
        await expect(selected).toHaveBeenCalledOnce()
        await expect(dots()).toHaveFocus()
      })
    })
    await step('Arrow Up opens it at the last item', async () => {
      dots().focus()
      await userEvent.keyboard('{ArrowUp}')
      await isFocused('Delete')
      await userEvent.keyboard('{Escape}')
      await isGone()
    })
    await step('letters find the item that begins with them; a repeated one moves to the next', async () => {
      dots().focus()
      await userEvent.keyboard('{Enter}')
      await isFocused('View/Edit')
      await step('one letter, twice', async () => {
        await userEvent.keyboard('v')
        await isFocused('Verify Customer')
        await userEvent.keyboard('v')
        await isFocused('View/Edit')
      })
      await step('capitals', async () => {
        await afterTimers(ANOTHER_WORD_MS)
        await userEvent.keyboard('V')
        await isFocused('Verify Customer')
      })
      await step('a word', async () => {
        await afterTimers(ANOTHER_WORD_MS)
        await userEvent.keyboard('view')
        await isFocused('View/Edit')
      })
    })
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
    await isFocused('View/Edit')
    await fireEvent.click(canvas.getByRole('button', { name: 'A push arrives' }))
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.keyboard('{Escape}')
    await isGone()
  },
}

const corner: CSSProperties = { position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }

const push = { label: 'Compare', onSelect: selected }

/**
 * In a corner of the window: above its button, and not clipped. Items are added while it is open, such as saved views: it
 * is repositioned, and covers neither its button nor the edge.
 */
export const Growing: Story = {
  decorators: [(Story) => <div style={corner}>{Story()}</div>],
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
    const menu = await screen.findByRole('menu')
    const { height, ...before } = menu.getBoundingClientRect().toJSON() as DOMRect
    await expect(before.bottom).toBeLessThan(dots().getBoundingClientRect().top)
    await expect(before.right).toBe(document.documentElement.clientWidth - 8)
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
    await screen.findByRole('menu')
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
      // Found by its role: not hidden with what is behind the dialog.
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await isGone()
      await waitFor(() => expect(dots()).toHaveFocus())
      await expect(dialog).toBeVisible()
    })
    await step('a press', async () => {
      await userEvent.click(dots())
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign…' }))
      await expect(selected).toHaveBeenCalledOnce()
      await expect(dialog).toBeVisible()
      await waitFor(() => expect(dots()).toHaveFocus())
    })
    await step('a press on the backdrop closes only the menu', async () => {
      await userEvent.click(dots())
      await screen.findByRole('menu')
      await userEvent.click(document.querySelector('[data-scrim]') as HTMLElement)
      await isGone()
      await expect(dialog).toBeVisible()
    })
  },
}

const lead = fn()

const besideALead = {
  beforeEach: () => void lead.mockClear(),
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button" onClick={lead}>
        Priya Shah
      </button>
    </>
  ),
} satisfies Story

/** By touch beside the open menu: it closes, and nothing else happens. */
export const TouchedBeside: Story = {
  ...besideALead,
  play: async ({ canvas, userEvent, step }) => {
    await step('a tap; the next one counts', async () => {
      const beside = canvas.getByRole('button', { name: 'Priya Shah' })
      await userEvent.click(dots())
      await screen.findByRole('menu')
      await tap(beside)
      await isGone()
      await expect(lead).not.toHaveBeenCalled()
      await tap(beside)
      await expect(lead).toHaveBeenCalledOnce()
    })
    await step('a scroll; the next key press counts', async () => {
      const beside = canvas.getByRole('button', { name: 'Priya Shah' })
      for (const [by, press] of [
        ['a key', () => userEvent.keyboard('{Enter}')],
        ['a screen reader', () => fireEvent.click(beside)],
      ] as const)
        await step(`then by ${by}`, async () => {
          lead.mockClear()
          await userEvent.click(dots())
          await screen.findByRole('menu')
          await scroll(beside)
          await isGone()
          beside.focus()
          await press()
          await expect(lead).toHaveBeenCalledOnce()
        })
    })
  },
}
