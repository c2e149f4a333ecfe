import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { afterTimers } from '../../stories/after-timers.ts'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { toastList, toasts } from '../toasts.ts'
import { Toaster } from './Toaster.tsx'

const undo = fn()

/** Display times of toasts in stories, in milliseconds. */
const SHOWN_MS = 200
const VERY_LONG_MS = 3_600_000

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
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
    await step('after a failure', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
      await expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
      toasts.close()
    })
    await step('a delete that can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Info' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await expect(undo).toHaveBeenCalledOnce()
      await waitFor(() => expect(screen.queryByText('Enquiry has been deleted.')).not.toBeInTheDocument())
    })
    await step('an action, and what can be done next instead', async () => {
      const take = fn()
      toasts.success('Marked as answered.', {
        label: 'Undo',
        about: 'Ann Lee',
        onPress: undo,
        alternative: { label: 'Take', onPress: take },
      })
      const answered = within(await screen.findByRole('status', { name: 'Marked as answered.' }))
      await expect(answered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Undo',
        'Take',
        '',
      ])
      await userEvent.click(answered.getByRole('button', { name: 'Take' }))
      await expect(take).toHaveBeenCalledOnce()
      await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    })
    await step('dismissed by a press: the focus returns to what had it before', async () => {
      const opener = canvas.getByRole('button', { name: 'Info' })
      await userEvent.click(opener)
      const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
      await userEvent.click(dismiss)
      await waitFor(() => expect(dismiss).not.toBeInTheDocument())
      await expect(opener).toHaveFocus()
    })
  },
}

const LIVE = ':is([aria-live], [role="status"], [role="alert"], [role="log"], output):not([aria-live="off"])'

const undoOf = fn<(name: string) => void>()

/** Several toasts: each names its record, and those beyond three wait. */
export const Several: Story = {
  render: () => <Toaster />,
  play: async ({ step, userEvent }) => {
    await step('two deletes in a row, both of which can be undone', async () => {
      for (const about of ['Ann Lee', 'Tom Okafor'])
        toasts.success('Enquiry has been deleted.', { label: 'Undo', about, onPress: () => undoOf(about) })
      for (const name of ['Ann Lee', 'Tom Okafor'])
        await step(name, async () => {
          const toast = within(await screen.findByRole('status', { description: name }))
          await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
          await expect(undoOf).toHaveBeenLastCalledWith(name)
        })
      await expect(undoOf).toHaveBeenCalledTimes(2)
      toasts.close()
    })
    await step(
      'each is announced once, an error at once: it is in one live region, which was there before it',
      async () => {
        await screen.findByRole('region', { name: 'Notifications' })
        const regions = new Set(document.querySelectorAll(LIVE))
        for (const tone of ['success', 'info', 'error'] as const)
          await step(tone, async () => {
            toasts[tone](`Shown as ${tone}.`)
            const text = await screen.findByText(`Shown as ${tone}.`)
            const around = [...document.querySelectorAll(LIVE)].filter((live) => live.contains(text))
            const [announcing] = around
            await expect(around).toHaveLength(1)
            if (tone === 'error') await expect(announcing).toHaveAttribute('role', 'alert')
            else await expect(announcing && regions.has(announcing)).toBe(true)
          })
        toasts.close()
      },
    )
    await step(
      'more than three: the older ones wait until one is closed, and their time begins then',
      async () => {
        await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
        show(SHOWN_MS, 'Ann has been deleted.')
        for (const name of ['Ben', 'Cleo', 'Dan']) toasts.info(`${name} has been deleted.`)
        await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3))
        await afterTimers(2 * SHOWN_MS)
        await expect(screen.getByText('Ann has been deleted.')).not.toBeVisible()
        const latest = within(screen.getByRole('status', { name: 'Dan has been deleted.' }))
        await userEvent.click(latest.getByRole('button', { name: 'Dismiss' }))
        await waitFor(() => expect(screen.getByText('Ann has been deleted.')).toBeVisible())
      },
    )
  },
}

const show = (shownMs: number, title = 'Enquiry has been deleted.') =>
  toastList.upsert({ id: title, title, data: { tone: 'info', shownMs } })

/** The time of a toast stops while it is hovered, and begins when its tab is shown. */
export const Timed: Story = {
  play: async ({ step, userEvent }) => {
    show(VERY_LONG_MS)
    const toast = await screen.findByRole('status', { name: 'Enquiry has been deleted.' })
    await step('stays while hovered', async () => {
      await userEvent.hover(toast)
      // Started here, so that the toast cannot disappear before the hover.
      show(SHOWN_MS)
      await afterTimers(2 * SHOWN_MS)
      await expect(toast).toBeInTheDocument()
    })
    await step('disappears after the pointer leaves', async () => {
      await userEvent.unhover(toast)
      await waitFor(() => expect(toast).not.toBeInTheDocument())
    })
    await step('a tab that is hidden at first', async () => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
      show(SHOWN_MS)
      const unseen = await screen.findByRole('status')
      await afterTimers(2 * SHOWN_MS)
      await expect(unseen).toBeInTheDocument()
      hidden.mockRestore()
      await fireEvent(document, new Event('visibilitychange'))
      await waitFor(() => expect(unseen).not.toBeInTheDocument())
    })
  },
}

/** A toast from before the page had toasts. */
export const Early: Story = {
  render: () => (
    <Stateful start={false}>
      {(isShown, hold) => (isShown ? <Toaster /> : <Button onClick={() => hold(true)}>Sign In</Button>)}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    toasts.success('Password has been changed.')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(await screen.findByRole('status', { name: 'Password has been changed.' })).toBeVisible()
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
    await step('there again, and twice', async () => {
      await userEvent.keyboard('{F6}{Tab}{F6}')
      await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(opener).toHaveFocus()
    })
    await step('an error first', async () => {
      toasts.error('Something went wrong.')
      toasts.info('Copied to clipboard.')
      await screen.findByRole('status', { name: 'Copied to clipboard.' })
      await userEvent.keyboard('{F6}{Tab}')
      await expect(screen.getByRole('alert', { name: 'Something went wrong.' })).toHaveFocus()
    })
    await step('by Tab alone, from the end of the page', async () => {
      toasts.close()
      await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
      toasts.info('Copied to clipboard.')
      const toast = await screen.findByRole('status', { name: 'Copied to clipboard.' })
      opener.focus()
      await userEvent.tab()
      await expect(toast).toHaveFocus()
    })
  },
}

const swipe = async (toast: HTMLElement, x: number) => {
  const at = { pointerId: 1, button: 0, clientX: 0, clientY: 0 }
  await fireEvent.pointerDown(toast, at)
  await fireEvent.pointerMove(toast, at)
  await fireEvent.pointerMove(toast, { ...at, clientX: x })
  await fireEvent.pointerUp(toast, { ...at, clientX: x })
}

/** Swiped to the right: a little way it returns, further it is dismissed. */
export const Swiped: Story = {
  beforeEach: () => {
    // Only real pointers can be capturedAtOneWidth.
    spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined)
  },
  render: () => <Toaster />,
  play: async () => {
    show(VERY_LONG_MS)
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

/** One of each. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Success', 'Error', 'Info'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3))
  },
}
