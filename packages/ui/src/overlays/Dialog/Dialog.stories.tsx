import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { TextArea } from '../../inputs/TextArea/TextArea.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { Field } from '../../forms/Field/Field.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedLow } from '../../stories/captured.ts'
import { coarsePointer } from '../../stories/coarse-pointer.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { expectKeysToReach, slowMotion } from '../../stories/quick-keys.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

const handleChange = fn()
const handleSubmit = fn()

const fields = (
  <Form id="person" onSubmit={handleSubmit}>
    <FieldGrid>
      <Field label="First name" isRequired>
        <TextField value="Priya" onChange={handleChange} />
      </Field>
      <Field label="Last name" isRequired>
        <TextField value="Shah" onChange={handleChange} />
      </Field>
    </FieldGrid>
    <Field label="Notes">
      <TextArea value="Prefers evenings." onChange={handleChange} />
    </Field>
  </Form>
)

const footer = (
  <>
    <Button>Close</Button>
    <Button variant="primary" type="submit" form="person">
      Save
    </Button>
  </>
)

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    title: 'Enquiry Details',
    children: fields,
    footer,
    onCloseRequest: fn(),
    onClosed: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
  render: (args) => (
    <Stateful start={args.isOpen}>
      {(isOpen, hold) => (
        <>
          <Button onClick={() => hold(true)}>Open</Button>
          <Dialog
            {...args}
            isOpen={isOpen}
            onCloseRequest={() => {
              args.onCloseRequest()
              hold(false)
            }}
          />
        </>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** A form over the page. */
export const WithAForm: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Enquiry Details' })
    const inside = within(dialog)
    await step('the first field has the focus', async () => {
      await waitFor(() => expect(inside.getByRole('textbox', { name: 'First name' })).toHaveFocus())
    })
    await step('Tab stays inside', async () => {
      for (let press = 0; press < 8; press += 1) {
        await userEvent.tab()
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
      }
    })
    await step('the button in the footer sends the form', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Save' }))
      await expect(handleSubmit).toHaveBeenCalledOnce()
    })
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(args.onCloseRequest).toHaveBeenCalledOnce()
      await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce())
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('closed by the cross', async () => {
      clearAllMocks()
      await userEvent.click(opener)
      const [cross] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Close' })
      await userEvent.click(cross as HTMLElement)
      await expect(args.onCloseRequest).toHaveBeenCalledOnce()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('text typed right after opening is entered in the dialog', async () => {
      handleChange.mockClear()
      canvas.getByRole('button', { name: 'Open' }).focus()
      await expectKeysToReach(
        () => screen.getByRole('dialog'),
        () => userEvent.keyboard('{Enter}'),
        'a',
      )
      await expect(handleChange).toHaveBeenLastCalledWith('Priyaa')
    })
  },
}

/** Opened by touch: the dialog itself is focused, so that the on-screen keyboard does not cover it. */
export const ByFinger: Story = {
  beforeEach: coarsePointer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('dialog')).toHaveFocus()
  },
}

/** A dialog that opens another as it closes: the focus stays in the second. */
export const OneAfterAnother: Story = {
  beforeEach: slowMotion,
  render: (args) => (
    <Stateful start="neither">
      {(open, hold) => (
        <>
          <Button onClick={() => hold('password')}>Set up</Button>
          <Dialog {...args} title="Password" isOpen={open === 'password'}>
            <Button onClick={() => hold('codes')}>Continue</Button>
          </Dialog>
          <Dialog {...args} title="Codes" isOpen={open === 'codes'} onCloseRequest={() => hold('neither')} />
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Set up' })
    await userEvent.click(opener)
    const first = await screen.findByRole('dialog', { name: 'Password' })
    // The closing animation runs only once it is fully open.
    await waitFor(() => expect(first).toHaveStyle({ opacity: '1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A dialog over another, whose opener it removes: the focus moves to the dialog below. */
export const OpenerGone: Story = {
  render: (args) => (
    <Stateful<'there' | 'open' | 'gone'> start="there">
      {(state, hold) => (
        <>
          <Dialog {...args} title="Enquiry Details" isOpen>
            {state !== 'gone' && <Button onClick={() => hold('open')}>Not a duplicate</Button>}
          </Dialog>
          <Dialog {...args} title="Reason" isOpen={state === 'open'}>
            <Button onClick={() => hold('gone')}>Record</Button>
          </Dialog>
        </>
      )}
    </Stateful>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not a duplicate' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Enquiry Details' })).toHaveFocus())
  },
}

const boxOf = (element: Element) => element.getBoundingClientRect()

/** Actions beside the title wrap before the title does, and nothing overlaps the form. */
export const FullHeader: Story = {
  args: {
    isOpen: true,
    // Taller than the screen: everything shrinkable shrinks.
    children: <div style={{ blockSize: '200vh' }}>{fields}</div>,
    headerActions: (
      <>
        <Button size="small">Qualifying Questions</Button>
        <Button size="small">Show the whole history of this lead</Button>
        <Button size="small">Send to the customer again</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const title = within(dialog).getByRole('heading', { name: 'Enquiry Details' })
    await expect(boxOf(title).height).toBeLessThan(30)
    const last = within(dialog).getByRole('button', { name: 'Send to the customer again' })
    const firstField = within(dialog).getByRole('textbox', { name: 'First name' })
    await expect(boxOf(last).bottom).toBeLessThan(boxOf(firstField).top)
    await expect(boxOf(last).bottom).toBeLessThan(boxOf(title.parentElement as HTMLElement).bottom)
  },
}

/** With unsaved edits: the page asks first, and the dialog stays open. */
export const Guarded: Story = {
  render: (args) => (
    <Stateful start="open">
      {(state, hold) => (
        <Dialog {...args} isOpen={state !== 'closed'} onCloseRequest={() => hold('asking')}>
          {args.children}
          <ConfirmDialog
            isOpen={state === 'asking'}
            title="Leave without saving?"
            isDanger
            onCancel={() => hold('open')}
            onConfirm={() => hold('closed')}
          >
            Your changes will be lost.
          </ConfirmDialog>
        </Dialog>
      )}
    </Stateful>
  ),
  play: async ({ step, userEvent }) => {
    await screen.findByRole('dialog')
    await step('Escape opens a question; Cancel returns to the form', async () => {
      await userEvent.keyboard('{Escape}')
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(screen.getByRole('dialog', { name: 'Enquiry Details' })).toBeVisible()
    })
    await step('Confirm closes the dialog', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
}

/** Read-only and longer than the screen: the body scrolls, by keyboard too; header and footer stay visible. */
export const LongToRead: Story = {
  args: {
    isOpen: true,
    title: 'Qualifying Question Data',
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Question {line + 1}: an answer.</p>),
    footer: <Button>Close</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // Detected after layout, shortly after mounting.
    await waitFor(() =>
      expect(within(dialog).getByText('Question 1: an answer.').closest('[tabindex="0"]')).not.toBeNull(),
    )
    await waitFor(() => expect(within(dialog).getByText('Question 1: an answer.')).toBeVisible())
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** More fields than fit: the space of the scroll bar is reserved while it is there, and the fields are the tab stops. */
export const LongForm: Story = {
  args: {
    isOpen: true,
    children: (
      <Form onSubmit={handleSubmit}>
        {Array.from({ length: 20 }, (_, line) => (
          <Field key={line} label={`Line ${line + 1}`}>
            <TextField value="" onChange={handleChange} />
          </Field>
        ))}
      </Form>
    ),
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Line 1' })
    const form = field.closest('form') as HTMLElement
    const body = form.parentElement?.parentElement as HTMLElement
    await waitFor(() => expect(getComputedStyle(body).scrollbarGutter).toBe('stable'))
    await expect(body).not.toHaveAttribute('tabindex')
    // Fits again.
    form.style.display = 'none'
    await waitFor(() => expect(getComputedStyle(body).scrollbarGutter).toBe('auto'))
  },
}

/** 960 px, for the form of a unit, with an action in its header. */
export const Medium: Story = {
  args: { isOpen: true, size: 'medium', headerActions: <Button size="small">Qualifying Questions</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(960))
  },
}

/** Open, with a form. */
export const AllStates: Story = {
  ...capturedLow,
  args: { isOpen: true, headerActions: <Button size="small">Qualifying Questions</Button> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
