import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { ownFrame } from '../../stories/own-frame.ts'
import { FormDialog } from './FormDialog.tsx'

const handleSubmit = fn()

const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  args: {
    isOpen: true,
    title: 'Rename View',
    submitLabel: 'Rename',
    busyLabel: 'Renaming…',
    onCloseRequest: fn(),
    children: (formId) => (
      <Form id={formId} onSubmit={handleSubmit} errors={[]}>
        <Field label="Name" name="name">
          <Stateful start="Viewings this week">
            {(value, hold) => <TextField name="name" value={value} onChange={hold} />}
          </Stateful>
        </Field>
      </Form>
    ),
  },
  parameters: ownFrame,
} satisfies Meta<typeof FormDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The button of the footer and Enter in a field submit the form. */
export const Default: Story = {
  ...capturedAtOneWidth,
  parameters: { ...capturedAtOneWidth.parameters, ...ownFrame },
  play: async ({ args, step, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await step('the button submits the form', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
      await expect(handleSubmit).toHaveBeenCalledTimes(1)
    })
    await step('Enter submits the form', async () => {
      await userEvent.type(field, '{Enter}')
      await expect(handleSubmit).toHaveBeenCalledTimes(2)
    })
    await step('Escape requests closing', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onCloseRequest).toHaveBeenCalledOnce()
    })
  },
}

/** While the form is submitted, nothing closes the dialog. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Renaming…')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onCloseRequest).not.toHaveBeenCalled()
  },
}

/** Before the form is loaded, and if it could not be loaded. */
export const NothingToSend: Story = {
  args: { canSubmit: false, children: () => <p>Loading…</p> },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull()
  },
}
