import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { Stateful } from '../../stories/Stateful.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  args: { value: '', onChange: fn(), 'aria-label': 'Notes' },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <TextArea
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
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

/** Staff notes on a lead: grows with the text, then scrolls. */
export const Growing: Story = {
  args: { size: 'short' },
  play: async ({ args, canvas, step, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Notes' })
    const heightAtFirst = area.clientHeight
    await step('grows with the lines', async () => {
      await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four')
      await expect(area.clientHeight).toBeGreaterThan(heightAtFirst)
      await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo\nThree\nFour')
    })
    await step('and stops at its limit', async () => {
      await userEvent.type(area, '{Enter}'.repeat(12))
      await expect(area.clientHeight).toBeLessThan(area.scrollHeight)
    })
  },
}

/** While the form is being saved. */
export const Disabled: Story = {
  args: { value: 'Prefers evenings.', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

/** Empty, filled, in error, disabled and read only. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onChange }) => (
    <Stack>
      <Field label="Empty">
        <TextArea value="" onChange={onChange} placeholder="What the next colleague should know" />
      </Field>
      <Field label="Filled">
        <TextArea
          value={'Prefers evenings.\nHas a cat.\nWorks nearby.\nWants parking.'}
          onChange={onChange}
        />
      </Field>
      <Field label="In error" error="This is required" isRequired>
        <TextArea value="" onChange={onChange} size="short" />
      </Field>
      <Field label="Disabled">
        <TextArea value="Prefers evenings." onChange={onChange} size="short" isDisabled />
      </Field>
      <Field label="Read only">
        <TextArea value="Prefers evenings." onChange={onChange} size="short" isReadOnly />
      </Field>
    </Stack>
  ),
}
