import { Button } from '../controls/Button/Button.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { captured } from '../stories/captured.ts'
import { ownFrame } from '../stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { lazyDialog } from './lazy-dialog.tsx'
import { lazySection } from '../lettings/lazy-section.tsx'
import { MissingPartContext } from './lazy-popup.tsx'

const press = fn()
const report = fn()
const cancel = fn()

function Question({ isOpen }: { isOpen: boolean }) {
  return (
    <ConfirmDialog isOpen={isOpen} title="Delete Enquiry" isDanger onConfirm={fn()} onCancel={cancel}>
      Are you sure you wish to delete this enquiry?
    </ConfirmDialog>
  )
}

type Part = { Question: ComponentType<{ isOpen: boolean; onClose?: () => void }> }
let arrival: PromiseWithResolvers<Part>
let LazyQuestion = lazyDialog(() => arrival.promise, 'Question')

function Asking() {
  const [isOpen, setOpen] = useState(false)
  const handleClick = () => {
    press()
    setOpen(!isOpen)
  }
  return (
    <MissingPartContext value={report}>
      <Button onClick={handleClick}>Delete</Button>
      <LazyQuestion isOpen={isOpen} onClose={() => setOpen(false)} />
    </MissingPartContext>
  )
}

const meta = {
  title: 'Pages/Part On Its Way',
  component: Asking,
  parameters: ownFrame,
  beforeEach: () => {
    arrival = Promise.withResolvers<Part>()
    LazyQuestion = lazyDialog(() => arrival.promise, 'Question')
  },
} satisfies Meta<typeof Asking>
export default meta
type Story = StoryObj<typeof meta>

/** While the dialog is being fetched a second Enter does nothing, and the dialog takes the focus when it mounts. */
export const PressedMeanwhile: Story = {
  parameters: { ...captured.parameters, ...ownFrame },
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    opener.focus()
    await step('Enter twice', async () => {
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(press).toHaveBeenCalledOnce()
    })
    await step('there', async () => {
      arrival.resolve({ Question })
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    })
  },
}

/** Closed before it was fetched: the focus returns. */
export const GivenUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(opener).not.toHaveFocus()
    opener.click()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** It cannot be fetched: this is reported, the dialog closes, the page stays, and the next click tries again. */
export const Missing: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' })
    await step('missing', async () => {
      await userEvent.click(opener)
      arrival.reject(new TypeError('Failed to fetch'))
      await waitFor(() => expect(report).toHaveBeenCalledOnce())
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('there', async () => {
      arrival = Promise.withResolvers<Part>()
      arrival.resolve({ Question })
      await userEvent.click(opener)
      await screen.findByRole('alertdialog', { name: 'Delete Enquiry' })
    })
  },
}

/** A part that the user cannot close is fetched again once the browser is online. */
export const MissingUntilOnline: Story = {
  render: () => (
    <MissingPartContext value={report}>
      <LazyQuestion isOpen />
    </MissingPartContext>
  ),
  play: async ({ step }) => {
    await step('missing', async () => {
      arrival.reject(new TypeError('Failed to fetch'))
      await waitFor(() => expect(report).toHaveBeenCalledOnce())
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
    await step('online', async () => {
      arrival = Promise.withResolvers<Part>()
      arrival.resolve({ Question })
      window.dispatchEvent(new Event('online'))
      await screen.findByRole('alertdialog', { name: 'Delete Enquiry' })
    })
  },
}

const letting = { load: fn<() => Promise<{ Letting: ComponentType }>>() }
const Letting = lazySection(() => letting.load(), 'Letting')

/** A section that cannot be fetched is replaced by a message with a button to retry. */
export const MissingSection: Story = {
  beforeEach: () => {
    letting.load
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ Letting: () => <p>Two deposits</p> })
  },
  render: () => <Letting />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This section could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('Two deposits')
  },
}
