import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from '../../inputs/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../inputs/TextField/TextField.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Field } from './Field.tsx'
import { inParts, partOf } from '../../stories/parts.tsx'

const handleChange = fn()
const control = <TextField value="" onChange={handleChange} />

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Email', children: control },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

const HINT = 'We send the viewing confirmation here.'

/**
 * Any field of any form. A required one has a visible star, `required` for screen readers, and an unchanged accessible
 * name; hint and error are read with the field, in this order. A group has several controls under one name.
 */
export const Named: Story = {
  render: (args) =>
    inParts(Field, args, {
      plain: {},
      required: { isRequired: true },
      hint: { hint: HINT },
      error: { hint: HINT, error: 'This is not a valid email', isRequired: true },
      group: {
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
    }),
  play: async ({ canvas, step, userEvent }) => {
    const fieldOf = (part: string) => partOf(canvas, part).getByRole('textbox', { name: 'Email' })
    await step('its label leads to it', async () => {
      await userEvent.click(partOf(canvas, 'plain').getByText('Email'))
      await expect(fieldOf('plain')).toHaveFocus()
    })
    await step('required', async () => {
      await expect(fieldOf('required')).toBeRequired()
      await expect(partOf(canvas, 'required').getByLabelText('Email')).toBe(fieldOf('required'))
    })
    await step('with a hint, and with an error', async () => {
      await expect(fieldOf('hint')).toHaveAccessibleDescription(HINT)
      await expect(fieldOf('error')).toBeInvalid()
      await expect(fieldOf('error')).toHaveAccessibleDescription(`${HINT} This is not a valid email`)
    })
    await step('a group', async () => {
      const group = partOf(canvas, 'group').getByRole('radiogroup', { name: 'Pets' })
      await expect(group).toHaveAccessibleDescription('This is required')
      await expect(partOf(canvas, 'group').getByRole('radio', { name: 'Yes' })).toBeInvalid()
    })
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
