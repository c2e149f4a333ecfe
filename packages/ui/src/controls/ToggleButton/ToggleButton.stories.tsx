import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { capturedInForcedColours } from '../../stories/captured.ts'
import { PseudoStates } from '../../stories/PseudoStates.tsx'
import { expectToFit, LONG_NAME, narrowest } from '../../stories/long-text.ts'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'Controls/ToggleButton',
  component: ToggleButton,
  args: { isPressed: false, onChange: fn(), children: 'Waiting' },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

/** Off: pressing switches it on. */
export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Waiting' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

/** On: the keyboard switches it off. */
export const On: Story = {
  args: { isPressed: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Waiting' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Waiting' })).toBeDisabled()
  },
}

/** A long label in the narrowest window. */
export const Wrapping: Story = {
  ...narrowest,
  args: { children: LONG_NAME },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}

/** Every state. */
export const AllStates: Story = {
  ...capturedInForcedColours,
  render: (args) => (
    <Stack>
      <Inline>
        <ToggleButton {...args} isPressed={false} />
        <ToggleButton {...args} isPressed />
        <ToggleButton {...args} isPressed isDisabled />
      </Inline>
      <PseudoStates>
        <Inline>
          <ToggleButton {...args} isPressed={false} />
          <ToggleButton {...args} isPressed />
        </Inline>
      </PseudoStates>
    </Stack>
  ),
}
