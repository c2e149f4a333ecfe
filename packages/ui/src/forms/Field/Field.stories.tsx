import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from '../../inputs/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Field } from './Field.tsx'

const handleChange = fn()
const control = <TextField value="" onChange={handleChange} />

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Email', children: control },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

/** Any field of any form. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
}

/** A required field: a visible star, `required` for screen readers, and an unchanged accessible name. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeRequired()
    await expect(canvas.getByLabelText('Email')).toBe(field)
  },
}

/** A field with a hint. */
export const WithHint: Story = {
  args: { hint: 'We send the viewing confirmation here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We send the viewing confirmation here.',
    )
  },
}

/** After an attempt to save: screen readers read the error with the field, after the hint. */
export const WithError: Story = {
  args: {
    hint: 'We send the viewing confirmation here.',
    error: 'This is not a valid email',
    isRequired: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'We send the viewing confirmation here. This is not a valid email',
    )
  },
}

/** Several controls under one name. */
export const Group: Story = {
  args: {
    label: 'Pets',
    isGroup: true,
    error: 'This is required',
    children: (
      <RadioGroup
        value={null}
        onChange={handleChange}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Pets' })
    await expect(group).toHaveAccessibleDescription('This is required')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeInvalid()
  },
}

/** Plain, required, with a hint, in error, with both and with a long label. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <FieldGrid>
      <Field label="Plain">{control}</Field>
      <Field label="Required" isRequired>
        {control}
      </Field>
      <Field label="With a hint" hint="We send the viewing confirmation here.">
        {control}
      </Field>
      <Field label="In error" error="This is not a valid email">
        {control}
      </Field>
      <Field label="With both" hint="As on the passport." error="This is required" isRequired>
        {control}
      </Field>
      <Field label="What the person who wrote the questionnaire believed to be a short question">
        {control}
      </Field>
    </FieldGrid>
  ),
}
