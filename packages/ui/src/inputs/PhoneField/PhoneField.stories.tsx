import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: { value: '', onChange: fn(), autoComplete: 'tel', 'aria-label': 'Phone' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <PhoneField
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

/** As tenants write it: punctuation is removed on blur, the spacing stays. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(field).toHaveAttribute('inputmode', 'tel')
    await expect(field).toHaveAttribute('autocomplete', 'tel')
    await userEvent.type(field, '(020) 7946-0000')
    await expect(field).toHaveValue('(020) 7946-0000')
    await userEvent.tab()
    await expect(field).toHaveValue('020 7946 0000')
    await expect(args.onChange).toHaveBeenLastCalledWith('020 7946 0000')
  },
}

/** A valid number is not changed, and onChange is not called. */
export const Valid: Story = {
  args: { value: '+44 7700 900123' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** In a read-only record the number stays as stored. */
export const ReadOnly: Story = {
  args: { value: '(020) 7946-0000', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Empty, filled, in error, disabled and read only. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onChange }) => (
    <FieldGrid>
      <Field label="Empty">
        <PhoneField value="" onChange={onChange} autoComplete="tel" />
      </Field>
      <Field label="Filled" hint="The number you gave us when you enquired." isRequired>
        <PhoneField value="07700 900123" onChange={onChange} autoComplete="tel" />
      </Field>
      <Field label="In error" error="This is not a valid phone" isRequired>
        <PhoneField value="12" onChange={onChange} autoComplete="tel" />
      </Field>
      <Field label="Disabled">
        <PhoneField value="07700 900123" onChange={onChange} autoComplete="off" isDisabled />
      </Field>
      <Field label="Read only">
        <PhoneField value="07700 900123" onChange={onChange} autoComplete="off" isReadOnly />
      </Field>
    </FieldGrid>
  ),
}
