import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedInForcedColours } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Balcony', isChecked: false, onChange: fn() },
  render: (args) => (
    <Stateful start={args.isChecked}>
      {(isChecked, hold) => (
        <Checkbox
          {...args}
          isChecked={isChecked}
          onChange={(next) => {
            hold(next)
            args.onChange(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** One amenity of a unit. */
export const Unticked: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Balcony' })
    await step('its label ticks it', async () => {
      await userEvent.click(canvas.getByText('Balcony'))
      await expect(box).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith(true)
    })
    await step('the space bar clears the checkbox', async () => {
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith(false)
    })
  },
}

/** In a column heading, when some rows are ticked and some are not. */
export const Indeterminate: Story = {
  args: { label: 'All roles', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All roles' })).toBePartiallyChecked()
  },
}

/** In a row of a table, where the next column has the name. */
export const LabelHidden: Story = {
  args: { label: 'Choose Negotiator', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Choose Negotiator' })).toBeVisible()
  },
}

/** Unticked, ticked, indeterminate, with a note and disabled. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  render: ({ onChange }) => (
    <Stack gap="small">
      <Checkbox label="Unticked" isChecked={false} onChange={onChange} />
      <Checkbox label="Ticked" isChecked onChange={onChange} />
      <Checkbox label="In between" isChecked={false} isIndeterminate onChange={onChange} />
      <Checkbox label="With a note" note="Shown to the tenant." isChecked onChange={onChange} />
      <Checkbox label="Disabled" isChecked={false} isDisabled onChange={onChange} />
      <Checkbox label="Disabled and ticked" isChecked isDisabled onChange={onChange} />
      <Checkbox label="For listeners only" isLabelHidden isChecked onChange={onChange} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'With a note' })).toHaveAccessibleDescription(
      'Shown to the tenant.',
    )
  },
}
