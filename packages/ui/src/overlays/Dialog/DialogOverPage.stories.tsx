import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Field } from '../../forms/Field/Field.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { Toaster } from '../Toaster/Toaster.tsx'
import { toasts } from '../toasts.ts'
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
          <output>1 email</output>
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

const backdrop = () => document.querySelector('[data-scrim]') as HTMLElement

/** A press on the backdrop closes it; one that only begins or ends there does not. */
export const PressedBeside: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const text = within(dialog).getByText('Notes')
    for (const [from, to] of [
      [text, backdrop()],
      [backdrop(), text],
    ] as const)
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: from },
        { keys: '[/MouseLeft]', target: to },
      ])
    await expect(args.onCloseRequest).not.toHaveBeenCalled()
    await userEvent.click(backdrop())
    await expect(args.onCloseRequest).toHaveBeenCalledOnce()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
}

/** True if the page cannot scroll. */
const isLocked = () =>
  [document.documentElement, document.body].some(
    (scroller) => getComputedStyle(scroller).overflowY === 'hidden',
  )

/** The page behind does not scroll, is hidden from screen readers with what arrives there later, and does not keep the focus. */
export const PageBehind: Story = {
  render: (args) => (
    <Stateful start={false}>
      {(isOpen, hold) => (
        <>
          <Button onClick={() => hold(true)}>Open</Button>
          <output>1 new</output>
          <section id="rows" />
          <Dialog {...args} isOpen={isOpen} onCloseRequest={() => hold(false)} />
          <Toaster />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull()
    await expect(screen.queryByRole('status')).not.toBeInTheDocument()
    await step('what arrives behind is hidden, a toast is not', async () => {
      document
        .getElementById('rows')
        ?.append(Object.assign(document.createElement('h2'), { textContent: 'A row' }))
      toasts.info('Enquiry has been deleted.', { label: 'Undo', onPress: fn() })
      await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
      await expect(screen.queryByRole('heading', { name: 'A row' })).not.toBeInTheDocument()
    })
    await waitFor(() => expect(isLocked()).toBe(true))
    await step('the focus returns into the dialog', async () => {
      opener.focus()
      await expect(screen.getByRole('dialog')).toHaveFocus()
    })
    await step('Tab wraps at both ends', async () => {
      const [close, field] = [dialog.getByRole('button', { name: 'Close' }), dialog.getByRole('textbox')]
      await userEvent.tab()
      await expect(close).toHaveFocus()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(close).toHaveFocus())
    })
    await step('as before, once it is closed', async () => {
      // The button that has the focus may show its tooltip, which Escape hides first.
      dialog.getByRole('textbox').focus()
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(opener.closest('[aria-hidden="true"]')).toBeNull()
      await waitFor(() => expect(isLocked()).toBe(false))
      await expect(screen.getByRole('heading', { name: 'A row' })).toBeVisible()
    })
  },
}

/** A form that arrives after the opening: its first field gets the focus. */
export const LateForm: Story = {
  args: { children: null },
  render: (args) => (
    <Stateful start={false}>
      {(hasArrived, hold) => (
        <Dialog {...args} headerActions={<Button onClick={() => hold(!hasArrived)}>Load</Button>}>
          {hasArrived && (
            <Field label="Notes">
              <TextField value="" onChange={fn()} />
            </Field>
          )}
        </Dialog>
      )}
    </Stateful>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    // Without a press, which would move the focus.
    within(dialog).getByRole('button', { name: 'Load' }).click()
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Notes' })).toHaveFocus())
  },
}

/** The user has moved the focus before the form arrives: it stays. */
export const LateFormElsewhere: Story = {
  ...LateForm,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    const load = within(dialog).getByRole('button', { name: 'Load' })
    await userEvent.click(load)
    await within(dialog).findByRole('textbox', { name: 'Notes' })
    await expect(load).toHaveFocus()
  },
}
