import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Controls/NumberField',
  component: NumberField,
  args: { value: null, onChange: fn(), 'aria-label': 'Size', step: 0.01, suffix: 'm²' },
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

/** An area with decimals is typed, changed by the arrow keys and not by the wheel, then deleted. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Size' })
    await expect(field).toHaveAttribute('step', '0.01')
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    await step('filled in', async () => {
      await userEvent.type(field, '10.05')
      await expect(args.onChange).toHaveBeenLastCalledWith(10.05)
      await expect(field).toHaveValue('10.05')
    })
    await step('changed by the arrow keys, not by the wheel', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
      await expect(field).toHaveValue('10.06')
      await fireEvent.wheel(field, { deltaY: 100 })
      await expect(field).toHaveValue('10.06')
      await expect(args.onChange).toHaveBeenLastCalledWith(10.06)
    })
    await step('emptied', async () => {
      await userEvent.clear(field)
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onChange).toHaveBeenLastCalledWith(0)
    })
  },
}

/** An amount as written in a letter, typed or pasted. */
export const AsWritten: Story = {
  args: { 'aria-label': 'Price', prefix: '£', suffix: undefined },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' })
    for (const text of ['1,250', '1 250', '£1,250', '１２５０']) {
      await step(`"${text}" is typed`, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, text)
        await expect(field).toHaveValue(text)
        await expect(args.onChange).toHaveBeenLastCalledWith(1250)
      })
    }
    await userEvent.clear(field)
    await userEvent.paste('£1,250.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5)
  },
}

/** Text that is not a number, or could be two, stays and is not read as another number. */
export const NoNumber: Story = {
  args: { 'aria-label': 'Price', prefix: '£', suffix: undefined, value: 7 },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price' })
    for (const text of ['1,50', '1.250,50', '1.250', '£1.2k', 'POA', '1250/52', '1e3', 'one, two']) {
      for (const enter of ['type', 'paste'] as const) {
        await step(`${enter} "${text}"`, async () => {
          await userEvent.clear(field)
          await (enter === 'type' ? userEvent.type(field, text) : userEvent.paste(text))
          await expect(field).toHaveValue(text)
          await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
        })
      }
    }
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
  ...capturedAtOneWidth,
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
