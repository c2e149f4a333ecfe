import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { afterTimers } from '../../stories/after-timers.ts'
import { captured } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { toastList, toasts } from '../toasts.ts'
import { Toaster } from './Toaster.tsx'

const undo = fn()

/** Display time of the toast of one story, in milliseconds. */
const SHOWN_MS = 200

/** Longer than any story, in milliseconds. */
const VERY_LONG_MS = 3_600_000

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  beforeEach: () => () => toasts.close(),
  render: () => (
    <>
      <Inline>
        <Button onClick={() => toasts.success('Copied to clipboard.')}>Success</Button>
        <Button onClick={() => toasts.error('Something went wrong. Please try again.')}>Error</Button>
        <Button onClick={() => toasts.info('Enquiry has been deleted.', { label: 'Undo', onPress: undo })}>
          Info
        </Button>
      </Inline>
      <Toaster />
    </>
  ),
  parameters: ownFrame,
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

/** After a success; a repeated message replaces the previous one. */
export const Success: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    const toast = await screen.findByRole('status', { name: 'Copied to clipboard.' })
    await step('once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
      await expect(screen.getAllByRole('status')).toHaveLength(1)
    })
    await step('dismissed', async () => {
      await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }))
      await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    })
  },
}

/** After a failure: announced at once. */
export const Failure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    const toast = await screen.findByRole('alert')
    await expect(toast).toHaveTextContent('Something went wrong. Please try again.')
    await expect(screen.getAllByText('Something went wrong. Please try again.')).toHaveLength(1)
  },
}

/** After a delete that can be undone. */
export const WithAction: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Enquiry has been deleted.')).not.toBeInTheDocument())
  },
}

const toastAbout = async (name: string) => within(await screen.findByRole('status', { description: name }))
const undoOf = fn<(name: string) => void>()

/** Two deletes in a row: each names its record and can be undone, the first one too. */
export const TwoActions: Story = {
  render: () => <Toaster />,
  play: async ({ step, userEvent }) => {
    for (const about of ['Ann Lee', 'Tom Okafor'])
      toasts.success('Enquiry has been deleted.', { label: 'Undo', about, onPress: () => undoOf(about) })
    for (const name of ['Ann Lee', 'Tom Okafor'])
      await step(name, async () => {
        await userEvent.click((await toastAbout(name)).getByRole('button', { name: 'Undo' }))
        await expect(undoOf).toHaveBeenLastCalledWith(name)
      })
    await expect(undoOf).toHaveBeenCalledTimes(2)
  },
}

/** Hovering a toast pauses its timer. */
export const PausedByPointing: Story = {
  play: async ({ step, userEvent }) => {
    const shown = {
      id: 'paused',
      tone: 'info',
      text: 'Enquiry has been deleted.',
      action: undefined,
      shownMs: VERY_LONG_MS,
    } as const
    toastList.put(shown)
    const toast = await screen.findByRole('status', { name: 'Enquiry has been deleted.' })
    await step('stays while hovered', async () => {
      await userEvent.hover(toast)
      // Started here, so that the toast cannot disappear before the hover.
      toastList.put({ ...shown, shownMs: SHOWN_MS })
      await afterTimers(2 * SHOWN_MS)
      await expect(toast).toBeInTheDocument()
    })
    await step('disappears after the pointer leaves', async () => {
      await userEvent.unhover(toast)
      await waitFor(() => expect(toast).not.toBeInTheDocument())
    })
  },
}

/** F6 moves to the toasts, Tab through them and back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Info' })
    await userEvent.click(opener)
    await screen.findByRole('button', { name: 'Undo' })
    await step('there', async () => {
      await userEvent.keyboard('{F6}')
      await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
    })
    await step('through, and back', async () => {
      const toast = screen.getByRole('status')
      const [undoButton, dismiss] = within(toast).getAllByRole('button')
      for (const stop of [toast, undoButton, dismiss, opener]) {
        await userEvent.tab()
        await expect(stop).toHaveFocus()
      }
    })
    await step('there again', async () => {
      await userEvent.keyboard('{F6}')
      await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
    })
  },
}

/** Dismissed by a press: the focus returns to what had it before. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Info' })
    await userEvent.click(opener)
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    await userEvent.click(dismiss)
    await waitFor(() => expect(dismiss).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** More than three: the older ones wait until one is closed. */
export const Many: Story = {
  render: () => <Toaster />,
  play: async ({ userEvent }) => {
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) toasts.info(`${name} has been deleted.`)
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3))
    await expect(screen.queryByText('Ann has been deleted.')).not.toBeInTheDocument()
    const latest = within(screen.getByRole('status', { name: 'Dan has been deleted.' }))
    await userEvent.click(latest.getByRole('button', { name: 'Dismiss' }))
    await expect(await screen.findByText('Ann has been deleted.')).toBeVisible()
  },
}

const swipe = async (toast: HTMLElement, x: number) => {
  const at = { pointerId: 1, button: 0, clientX: 0, clientY: 0 }
  await fireEvent.pointerDown(toast, at)
  await fireEvent.pointerMove(toast, { ...at, clientX: x })
  await fireEvent.pointerUp(toast, { ...at, clientX: x })
}

/** Swiped to the right: a little way it returns, further it is dismissed. */
export const Swiped: Story = {
  beforeEach: () => {
    // Only real pointers can be captured.
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined)
    return () => capture.mockRestore()
  },
  render: () => <Toaster />,
  play: async () => {
    toasts.info('Enquiry has been deleted.')
    const toast = await screen.findByRole('status')
    await swipe(toast, 20)
    await expect(toast).toBeInTheDocument()
    await swipe(toast, 90)
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

/** Escape dismisses the focused toast, not the dialog behind it. */
export const Escaped: Story = {
  render: () => (
    <>
      <Dialog isOpen title="Enquiry Details" onCloseRequest={undo}>
        A dialog
      </Dialog>
      <Toaster />
    </>
  ),
  play: async ({ userEvent }) => {
    undo.mockClear()
    toasts.info('Enquiry has been deleted.')
    await screen.findByRole('status')
    await userEvent.keyboard('{F6}{Tab}{Escape}')
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    await expect(undo).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toHaveFocus()
  },
}

/** A long sentence with a long name and an action, on the narrowest screen. */
export const LongText: Story = {
  ...narrowest,
  render: () => <Toaster />,
  play: async () => {
    const text = `The enquiry of ${LONG_NAME} has been deleted, with its viewing and its reservation.`
    toasts.info(text, { label: 'Undo', onPress: undo })
    await expectToFit(await screen.findByRole('status', { name: text }))
  },
}

/** One of each. */
export const AllStates: Story = {
  ...captured,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Success', 'Error', 'Info'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3))
  },
}
