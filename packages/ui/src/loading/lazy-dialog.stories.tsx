import { Button } from '../controls/Button/Button.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { captured } from '../stories/captured.ts'
import { ownFrame } from '../stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { lazyDialog } from './lazy-dialog.tsx'

const press = fn()
const cancel = fn()

function Question({ isOpen }: { isOpen: boolean }) {
  return (
    <ConfirmDialog isOpen={isOpen} title="Delete Enquiry" isDanger onConfirm={fn()} onCancel={cancel}>
      Are you sure you wish to delete this enquiry?
    </ConfirmDialog>
  )
}

type Part = { Question: ComponentType<{ isOpen: boolean }> }
let arrival: PromiseWithResolvers<Part>
let LazyQuestion = lazyDialog(() => arrival.promise, 'Question')

function Asking() {
  const [isOpen, setOpen] = useState(false)
  const handleClick = () => {
    press()
    setOpen(!isOpen)
  }
  return (
    <>
      <Button onClick={handleClick}>Delete</Button>
      <LazyQuestion isOpen={isOpen} />
    </>
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
