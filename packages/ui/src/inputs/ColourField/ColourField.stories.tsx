import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { ColourField } from './ColourField.tsx'

const meta = {
  title: 'Controls/ColourField',
  component: ColourField,
  args: {
    value: '',
    onChange: fn(),
    'aria-label': 'Main colour',
    what: 'main colour',
    fallback: '#1a5541',
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <ColourField
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
} satisfies Meta<typeof ColourField>
export default meta
type Story = StoryObj<typeof meta>

/** Typed: the swatch changes as soon as the text is a colour. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const swatch = canvas.getByLabelText('Choose main colour')
    const field = canvas.getByRole('textbox', { name: 'Main colour' })
    await step('not yet a colour', async () => {
      await userEvent.type(field, '#0f4')
      await expect(swatch).toHaveValue('#1a5541')
    })
    await step('a colour', async () => {
      await userEvent.type(field, 'c81')
      await expect(args.onChange).toHaveBeenLastCalledWith('#0f4c81')
      await expect(swatch).toHaveValue('#0f4c81')
    })
    await step("chosen with the browser's colour picker, which returns the same notation", async () => {
      await fireEvent.input(canvas.getByLabelText('Choose main colour'), { target: { value: '#b3261e' } })
      await expect(args.onChange).toHaveBeenLastCalledWith('#b3261e')
      await expect(canvas.getByRole('textbox', { name: 'Main colour' })).toHaveValue('#b3261e')
    })
  },
}

/** Empty, filled, in error and disabled. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onChange }) => (
    <FieldGrid>
      <Field label="Empty">
        <ColourField value="" onChange={onChange} what="empty colour" fallback="#1a5541" />
      </Field>
      <Field label="Filled">
        <ColourField value="#f2a900" onChange={onChange} what="filled colour" fallback="#1a5541" />
      </Field>
      <Field label="In error" error="This is not a valid colour, such as #1a5541">
        <ColourField value="green" onChange={onChange} what="wrong colour" fallback="#1a5541" />
      </Field>
      <Field label="Disabled">
        <ColourField value="#0f4c81" onChange={onChange} what="fixed colour" fallback="#1a5541" isDisabled />
      </Field>
    </FieldGrid>
  ),
}
