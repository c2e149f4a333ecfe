import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../controls/Button/Button.tsx'
import { TextField } from '../inputs/TextField/TextField.tsx'
import { aPersonForm } from './bound-form.fixtures.ts'
import { BoundField } from './BoundField.tsx'
import { BoundForm } from './BoundForm.tsx'

const form = aPersonForm({ name: '', city: 'York' })

const meta = {
  title: 'Forms/BoundForm',
  component: BoundForm,
  args: {
    form,
    summaryTitle: 'Please check the form for errors',
    onSubmit: fn(() => form.leave('name')),
    children: (
      <>
        <BoundField form={form} name="name" isRequired>
          {(control) => <TextField {...control} />}
        </BoundField>
        <Button type="submit">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof BoundForm>
export default meta
type Story = StoryObj<typeof meta>

/** A form that cannot be submitted: the summary follows the errors, and disappears when they are corrected. */
export const Summary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Name: This is required')
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Ann')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
