import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { captured } from '../../stories/captured.ts'
import { Held } from '../../stories/Held.tsx'
import { DateTimeField } from './DateTimeField.tsx'

const meta = {
  title: 'Controls/DateTimeField',
  component: DateTimeField,
  args: { value: '', onChange: fn(), 'aria-label': 'Date of Viewing' },
  render: (args) => (
    <Held start={args.value}>
      {(value, hold) => (
        <DateTimeField
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
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

/** The time of a viewing: the value is the text of the browser's control, without a time zone. */
export const DateAndTime: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Date of Viewing')
    await fireEvent.change(field, { target: { value: '2026-03-04T10:30' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-04T10:30')
    await expect(field).toHaveValue('2026-03-04T10:30')
  },
}

/** The date on which a tenant would like to move in. */
export const DateAlone: Story = {
  args: { kind: 'date', 'aria-label': 'Desired move date', value: '2026-04-01' },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Desired move date'), { target: { value: '2026-05-01' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-01')
  },
}

/** Empty, filled, in error, disabled and read only. */
export const AllStates: Story = {
  ...captured,
  render: ({ onChange }) => (
    <FieldGrid>
      <Field label="Empty">
        <DateTimeField value="" onChange={onChange} />
      </Field>
      <Field label="Filled" isRequired>
        <DateTimeField value="2026-03-04T10:30" onChange={onChange} />
      </Field>
      <Field label="In error" error="Date must be in the future" isRequired>
        <DateTimeField value="2026-02-04T10:30" onChange={onChange} />
      </Field>
      <Field label="Disabled">
        <DateTimeField value="2026-03-04T10:30" onChange={onChange} isDisabled />
      </Field>
      <Field label="A day">
        <DateTimeField kind="date" value="2026-03-04" onChange={onChange} />
      </Field>
      <Field label="Read only">
        <DateTimeField value="2026-03-04T10:30" onChange={onChange} isReadOnly />
      </Field>
    </FieldGrid>
  ),
}
