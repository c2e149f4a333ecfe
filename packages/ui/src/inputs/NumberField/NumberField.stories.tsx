import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { captured } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Controls/NumberField',
  component: NumberField,
  args: { value: null, onChange: fn(), 'aria-label': 'Size', step: 0.01, min: 0, suffix: 'm²' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <NumberField
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
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** An area with decimals is typed, then deleted. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Size' })
    await expect(field).toHaveAttribute('step', '0.01')
    await step('filled in', async () => {
      await userEvent.type(field, '10.05')
      await expect(args.onChange).toHaveBeenLastCalledWith(10.05)
      await expect(field).toHaveValue(10.05)
    })
    await step('emptied', async () => {
      await userEvent.clear(field)
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
    })
  },
}

/** An amount is pasted as written in a letter. */
export const Pasting: Story = {
  args: { 'aria-label': 'Price', prefix: '£', suffix: undefined, value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' })
    await userEvent.click(field)
    await userEvent.paste('£1,250.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5)
    await expect(field).toHaveValue(1250.5)
    await userEvent.paste('\u00A31\u00A0300')
    await expect(field).toHaveValue(1300)
  },
}

/** Text that is not an amount, or could be two, leaves the field unchanged and says so until the next change. */
export const PastingOther: Story = {
  args: { 'aria-label': undefined, prefix: '£', suffix: undefined, value: 7 },
  decorators: [
    (Story) => (
      <Field label="Price">
        <Story />
      </Field>
    ),
  ],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' })
    await userEvent.click(field)
    for (const text of ['1,50', '1.250,50', '1.250', '£1.2k', 'POA', '1250/52', '1e3', 'one, two']) {
      await step(`"${text}"`, async () => {
        await userEvent.paste(text)
        await expect(field).toHaveValue(7)
        await expect(field).toHaveAccessibleDescription('This is not a number, and was not pasted')
        await expect(field).toBeInvalid()
      })
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(field, '5')
    await expect(args.onChange).toHaveBeenLastCalledWith(75)
    await expect(field).not.toHaveAccessibleDescription()
    await expect(field).toBeValid()
  },
}

/** While the form is being saved. */
export const Disabled: Story = {
  args: { value: 74.5, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
  },
}

/** Empty, filled, in pounds, in error and disabled. */
export const AllStates: Story = {
  ...captured,
  render: ({ onChange }) => (
    <FieldGrid>
      <Field label="Empty">
        <NumberField value={null} onChange={onChange} suffix="m²" />
      </Field>
      <Field label="Filled">
        <NumberField value={74.5} onChange={onChange} suffix="m²" />
      </Field>
      <Field label="Price">
        <NumberField value={250_000} onChange={onChange} prefix="£" step={0.01} />
      </Field>
      <Field label="In error" error="This is out of range">
        <NumberField value={1_000_000} onChange={onChange} prefix="£" step={0.01} />
      </Field>
      <Field label="Disabled">
        <NumberField value={3} onChange={onChange} isDisabled />
      </Field>
    </FieldGrid>
  ),
}
