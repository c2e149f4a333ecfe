import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { capturedInEveryMode } from '../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../stories/long-text.ts'
import { PseudoStates } from '../../stories/PseudoStates.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../button-variants.ts'
import { Button } from './Button.tsx'
import { inParts, partOf } from '../../stories/parts.tsx'

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const lookOf = (button: Element | undefined) => getComputedStyle(button ?? document.body)

/** The main action of a page or dialog. */
export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    await step('by mouse', () => userEvent.click(button))
    await step('by keyboard', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
    })
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
}

/**
 * While waiting for the response the width and focus stay, and a second press does nothing. While another action is running
 * it looks disabled, but keeps the focus that its own press may have left on it. Disabled, as by passwords that differ.
 */
export const Unavailable: Story = {
  render: (args) =>
    inParts(Button, args, {
      busy: { variant: 'primary', isBusy: true },
      inactive: { isInactive: true },
      disabled: { variant: 'primary', disabled: true },
    }),
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['busy', 'inactive']) {
      const button = partOf(canvas, name).getByRole('button', { name: 'Save' })
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(partOf(canvas, 'busy').getByRole('status')).toHaveTextContent('Working…')
    await expect(partOf(canvas, 'disabled').getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

/** In a form, Enter in a field must not submit again while waiting for the response. */
export const BusySubmit: Story = {
  args: { type: 'submit', isBusy: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        args.onClick?.(event)
      }}
    >
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Priya{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A label that does not fit one line, here in a narrow column: it wraps, and the button grows. */
export const Wrapping: Story = {
  ...narrowest,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { icon: <Trash2 aria-hidden />, children: `Delete the enquiry of ${LONG_NAME}` },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expectToFit(button)
    await expect(button.offsetHeight).toBeGreaterThan(48)
  },
}

/** Every variant at every height: idle, busy and disabled; then under the pointer, and with keyboard focus. */
export const AllStates: Story = {
  ...capturedInEveryMode,
  render: () => (
    <Stack>
      {BUTTON_SIZES.map((size) => (
        <Stack key={size} gap="small">
          {[{}, { isBusy: true }, { disabled: true }].map((state, index) => (
            <Inline key={index}>
              {BUTTON_VARIANTS.map((variant) => (
                <Button key={variant} {...state} variant={variant} size={size} icon={<Plus aria-hidden />}>
                  {variant}
                </Button>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
      <PseudoStates>
        <Inline>
          {BUTTON_VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Inline>
      </PseudoStates>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [focused, hovered] = canvas.getAllByRole('button', { name: 'primary' }).toReversed()
    const [idle] = canvas.getAllByRole('button', { name: 'primary' })
    // Forced colours replace the one of the hovered button.
    if (!matchMedia('(forced-colors: active)').matches)
      await expect(lookOf(hovered).backgroundColor).not.toBe(lookOf(idle).backgroundColor)
    await expect(lookOf(focused).outlineStyle).toBe('solid')
    await expect(lookOf(idle).outlineStyle).toBe('none')
  },
}
