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

/** Arrow Up opens it at the last item. */
export const FromTheEnd: Story = {
  play: async ({ userEvent }) => {
    dots().focus()
    await userEvent.keyboard('{ArrowUp}')
    await isFocused('Delete')
  },
}

/** A press that is released over an item chooses it. */
export const Dragged: Story = {
  play: async ({ userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: dots() })
    await screen.findByRole('menu')
    // A shorter press is one on the button alone.
    await afterTimers(250)
    await userEvent.pointer([{ target: item('Assign…') }, { keys: '[/MouseLeft]', target: item('Assign…') }])
    await expect(selected).toHaveBeenCalledOnce()
    await isGone()
  },
}

/** The arrows wrap at both ends, and reach disabled items. */
export const Arrows: Story = {
  play: async ({ step, userEvent }) => {
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
  },
}

/** Typing finds the item that begins with the text; repeating a letter moves to the next such item. */
export const Letters: Story = {
  play: async ({ step, userEvent }) => {
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
  },
}

/** The mouse focuses the item under it; when it leaves the item, the menu itself is focused. */
export const Pointed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(dots())
    await userEvent.hover(await screen.findByRole('menuitem', { name: 'Assign…' }))
    await isFocused('Assign…')
    await userEvent.unhover(item('Assign…'))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  },
}

/** Screen readers press the button without a mouse, also while the menu is open. */
export const PressedBySpeech: Story = {
  play: async () => {
    await fireEvent.click(dots())
    await isFocused('View/Edit')
    await fireEvent.click(dots())
    await isGone()
    await waitFor(() => expect(dots()).toHaveFocus())
  },
}

/** Safari focuses an ancestor of the pressed button, which closes the menu: the click must not open it again. */
export const PressedInSafari: Story = {
  decorators: [(Story) => <div tabIndex={-1}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(dots())
    await screen.findByRole('menu')
    await fireEvent.pointerDown(dots())
    await fireEvent.mouseDown(dots(), { detail: 1 })
    dots().closest<HTMLElement>('div[tabindex]')?.focus()
    await fireEvent.mouseUp(dots(), { detail: 1 })
    await fireEvent.click(dots(), { detail: 1 })
    await isGone()
    await expect(dots()).toHaveAttribute('aria-expanded', 'false')
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

/** In a corner of the window: above its button, and not clipped. */
export const InTheCorner: Story = {
  decorators: [(Story) => <div style={corner}>{Story()}</div>],
  play: async ({ userEvent }) => {
    await userEvent.click(dots())
    const { bottom, right } = (await screen.findByRole('menu')).getBoundingClientRect()
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
    const menu = await screen.findByRole('menu')
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

/** By touch: a tap beside the open menu closes it and does nothing else; the next tap counts. */
export const TappedBeside: Story = {
  ...besideALead,
  play: async ({ canvas, userEvent }) => {
    const beside = canvas.getByRole('button', { name: 'Priya Shah' })
    await userEvent.click(dots())
    await screen.findByRole('menu')
    await tap(beside)
    await isGone()
    await expect(lead).not.toHaveBeenCalled()
    await tap(beside)
    await expect(lead).toHaveBeenCalledOnce()
  },
}

/** By touch: a scroll that begins beside the open menu closes it without a click; the next key press counts. */
export const ScrolledBeside: Story = {
  ...besideALead,
  play: async ({ canvas, step, userEvent }) => {
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
  },
}
