import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedInEveryMode } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { CopyButton } from '../../controls/CopyButton/CopyButton.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { value: '', onChange: fn(), 'aria-label': 'Last name' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <TextField
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
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Last name' })
    await userEvent.type(field, 'Shah')
    await expect(field).toHaveValue('Shah')
    await expect(args.onChange).toHaveBeenLastCalledWith('Shah')
  },
}

/** A price with its currency sign. */
export const WithWords: Story = {
  args: {
    'aria-label': 'Rental price',
    value: '1250.00',
    prefix: '£',
    suffix: 'a month',
    inputMode: 'decimal',
  },
}

/** In the unit form each text can be copied. */
export const WithCopyButton: Story = {
  args: {
    'aria-label': 'Postcode',
    value: 'M4 6AG',
    end: <CopyButton value="M4 6AG" label="Copy postcode" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy postcode' })).toBeVisible()
  },
}

/** While the form is being saved. */
export const Disabled: Story = {
  args: { value: 'Shah', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

/** Read-only: can be copied but not changed, such as the date of an enquiry. */
export const ReadOnly: Story = {
  args: { value: '02/03/2026 09:00', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Default, filled, in error, disabled, read-only, with affixes and with a button. */
export const AllStates: Story = {
  ...capturedInEveryMode,
  render: ({ onChange }) => (
    <FieldGrid>
      <Field label="Empty">
        <TextField value="" onChange={onChange} placeholder="As on the passport" />
      </Field>
      <Field label="Filled" isRequired>
        <TextField value="Shah" onChange={onChange} />
      </Field>
      <Field label="In error" error="This is not a valid phone" isRequired>
        <TextField value="12" onChange={onChange} />
      </Field>
      <Field label="Disabled">
        <TextField value="Shah" onChange={onChange} isDisabled />
      </Field>
      <Field label="Read only">
        <TextField value="02/03/2026 09:00" onChange={onChange} isReadOnly />
      </Field>
      <Field label="With words" hint="Without the service charge.">
        <TextField value="1250.00" onChange={onChange} prefix="£" suffix="a month" />
      </Field>
      <Field label="With a button">
        <TextField
          value="M4 6AG"
          onChange={onChange}
          end={<CopyButton value="M4 6AG" label="Copy postcode" />}
        />
      </Field>
    </FieldGrid>
  ),
}
