import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Field } from '../../forms/Field/Field.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Overlays/Dialog/Over the page',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Enquiry Details',
    children: (
      <Field label="Notes">
        <TextField value="Prefers evenings." onChange={fn()} />
      </Field>
    ),
    onCloseRequest: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** Two dialogs that open at once, as by an address: the inner one lies above, and Escape closes it first. */
export const BothAtOnce: Story = {
  render: (args) => (
    <Stateful start={2}>
      {(count, hold) => (
        <Dialog {...args} isOpen={count > 0} onCloseRequest={() => hold(0)}>
          {args.children}
          <Dialog {...args} title="Emails" isOpen={count > 1} onCloseRequest={() => hold(1)}>
            No emails yet.
          </Dialog>
        </Dialog>
      )}
    </Stateful>
  ),
  play: async ({ step, userEvent }) => {
    const inner = await screen.findByRole('dialog', { name: 'Emails' })
    const { left, top } = inner.getBoundingClientRect()
    await expect(inner).toContainElement(document.elementFromPoint(left + 20, top + 20) as HTMLElement)
    await expect(screen.queryByRole('dialog', { name: 'Enquiry Details' })).not.toBeInTheDocument()
    await step('Escape, one after the other', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(inner).not.toBeInTheDocument())
      await expect(screen.getByRole('dialog', { name: 'Enquiry Details' })).toContainElement(
        document.activeElement as HTMLElement,
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

/** A question within the dialog, whose answer removes both: the focus returns to the opener of the dialog. */
export const LeftByAQuestion: Story = {
  render: (args) => (
    <Stateful start={0}>
      {(count, hold) => (
        <>
          <Button onClick={() => hold(1)}>Open</Button>
          {count > 0 && (
            <Dialog {...args} isOpen onCloseRequest={() => hold(2)}>
              {args.children}
              <ConfirmDialog
                isOpen={count === 2}
                title="Leave without saving?"
                onCancel={() => hold(1)}
                onConfirm={() => hold(0)}
              >
                Your changes will be lost.
              </ConfirmDialog>
            </Dialog>
          )}
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A press on the backdrop closes it; text selected beyond its edge, and a press on a question, do not. */
export const PressedBeside: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const beside = dialog.parentElement as HTMLElement
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText('Notes') },
      { keys: '[/MouseLeft]', target: beside },
    ])
    await expect(args.onCloseRequest).not.toHaveBeenCalled()
    await userEvent.click(beside)
    await expect(args.onCloseRequest).toHaveBeenCalledOnce()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
}

/** The page behind does not scroll, is hidden from screen readers, and does not keep the focus; announcements continue. */
export const PageBehind: Story = {
  render: (args) => (
    <Stateful start={false}>
      {(isOpen, hold) => (
        <>
          <Button onClick={() => hold(true)}>Open</Button>
          <output>Saved</output>
          <Dialog {...args} isOpen={isOpen} onCloseRequest={() => hold(false)} />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull()
    await expect(screen.getByRole('status')).toHaveTextContent('Saved')
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await step('the focus returns into the dialog', async () => {
      opener.focus()
      await expect(screen.getByRole('dialog')).toHaveFocus()
    })
    await step('Tab wraps at both ends', async () => {
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveFocus()
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('as before, once it is closed', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(opener.closest('[aria-hidden="true"]')).toBeNull()
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    })
  },
}
