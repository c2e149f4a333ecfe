import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { captured } from '../../stories/captured.ts'
import { Held } from '../../stories/Held.tsx'
import { CopyButton } from '../../controls/CopyButton/CopyButton.tsx'
import { MoneyField } from './MoneyField.tsx'

const meta = {
  title: 'Controls/MoneyField',
  component: MoneyField,
  args: { value: null, onChange: fn(), 'aria-label': 'Purchase price' },
  render: (args) => (
    <Held start={args.value}>
      {(value, hold) => (
        <MoneyField
          {...args}
          value={value}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

/** Typed freely; thousands separators and pence appear on blur. */
export const Typed: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Purchase price' })
    await step('nothing moves under the fingers', async () => {
      await userEvent.type(field, '1250.5')
      await expect(field).toHaveValue('1250.5')
      await expect(args.onChange).toHaveBeenLastCalledWith(1250.5)
    })
    await step('at rest it reads as money', async () => {
      await userEvent.tab()
      await expect(field).toHaveValue('1,250.50')
    })
    await step('emptied, it means no amount', async () => {
      await userEvent.clear(field)
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
      await userEvent.tab()
      await expect(field).toHaveValue('')
    })
  },
}

/** Pasted from an email, including the pound sign. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste(' £250,000 ')
    await expect(args.onChange).toHaveBeenLastCalledWith(250_000)
    await userEvent.tab()
    await expect(field).toHaveValue('250,000.00')
  },
}

/** Invalid text stays visible for correction, and the form gets NaN. */
export const NoAmount: Story = {
  args: { value: 900 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'tba')
    await userEvent.tab()
    await expect(field).toHaveValue('tba')
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
  },
}

/** The record changed while the form was open: the field shows the new value. */
export const ChangedByParent: Story = {
  args: { value: 1100 },
  render: (args) => (
    <Held start={args.value}>
      {(value, hold) => (
        <>
          <MoneyField {...args} value={value} onChange={hold} />
          <button type="button" onClick={() => hold(1300)}>
            Take theirs
          </button>
        </>
      )}
    </Held>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(field).toHaveValue('1,300.00')
  },
}

/** Empty, filled, with an affix and a button, in error, disabled and read-only. */
export const AllStates: Story = {
  ...captured,
  render: ({ onChange }) => (
    <FieldGrid>
      <Field label="Empty">
        <MoneyField value={null} onChange={onChange} />
      </Field>
      <Field label="Filled" isRequired>
        <MoneyField value={250_000} onChange={onChange} />
      </Field>
      <Field label="With a word and a button">
        <MoneyField
          value={1250}
          onChange={onChange}
          suffix="a month"
          end={<CopyButton value="1250.00" label="Copy rental price" />}
        />
      </Field>
      <Field label="In error" error="This is out of range">
        <MoneyField value={1_000_000} onChange={onChange} />
      </Field>
      <Field label="Disabled">
        <MoneyField value={1250} onChange={onChange} isDisabled />
      </Field>
      <Field label="Read only">
        <MoneyField value={999_999} onChange={onChange} isReadOnly />
      </Field>
    </FieldGrid>
  ),
}
