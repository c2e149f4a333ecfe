import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: { value: '', onChange: fn(), autoComplete: 'current-password' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <Field label="Password">
          <PasswordField
            {...args}
            value={value}
            onChange={(next) => {
              hold(next)
              args.onChange(next)
            }}
          />
        </Field>
      )}
    </Stateful>
  ),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** On the sign-in page; the password can be shown. */
export const Hidden: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'Latch1!')
    await expect(args.onChange).toHaveBeenLastCalledWith('Latch1!')
    await step('show', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
      await expect(field).toHaveAttribute('type', 'text')
    })
    await step('and hide', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
      await expect(field).toHaveAttribute('type', 'password')
    })
  },
}

/** Empty, filled, in error and disabled. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onChange }) => (
    <FieldGrid>
      <Field label="Empty">
        <PasswordField value="" onChange={onChange} autoComplete="current-password" />
      </Field>
      <Field label="Filled">
        <PasswordField value="Latch1!" onChange={onChange} autoComplete="new-password" />
      </Field>
      <Field label="In error" error="The passwords you entered do not match">
        <PasswordField value="Latch1" onChange={onChange} autoComplete="new-password" />
      </Field>
      <Field label="Disabled">
        <PasswordField value="Latch1!" onChange={onChange} autoComplete="new-password" isDisabled />
      </Field>
    </FieldGrid>
  ),
}
