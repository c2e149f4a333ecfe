import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { expectToFit, narrowest } from '../../stories/long-text.ts'
import { CopyField } from './CopyField.tsx'

const meta = {
  title: 'Controls/CopyField',
  component: CopyField,
  args: { 'aria-label': 'Postcode', what: 'postcode', value: 'M4 6AG', onChange: fn() },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

/** In the form of a unit: the text is copied exactly as shown. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy postcode' }))
    await expect(write).toHaveBeenCalledWith('M4 6AG')
  },
}

/** Nothing to copy yet. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy postcode' })).toBeDisabled()
  },
}

/** A read-only key, on the narrowest screen: fully visible, for users who type it on another device. */
export const ReadOnly: Story = {
  ...narrowest,
  args: {
    'aria-label': 'Key',
    what: 'key',
    value: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    isReadOnly: true,
  },
  play: async ({ args, canvas, canvasElement }) => {
    const key = canvas.getByRole('textbox', { name: 'Key' })
    await expect(key).toHaveValue(args.value)
    await expect(key).toHaveAttribute('readonly')
    await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth)
    await expect(key.scrollHeight).toBeLessThanOrEqual(key.clientHeight)
    await expectToFit(canvasElement)
  },
}

/** Filled, empty, in error, disabled and with a long text. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: ({ onChange }) => {
    const field = { what: 'postcode', onChange }
    return (
      <FieldGrid>
        <Field label="Filled">
          <CopyField {...field} value="M4 6AG" />
        </Field>
        <Field label="Empty">
          <CopyField {...field} value="" />
        </Field>
        <Field label="In error" error="This is not valid">
          <CopyField {...field} value="ABC" />
        </Field>
        <Field label="Disabled">
          <CopyField {...field} value="M4 6AG" isDisabled />
        </Field>
        <Field label="Long">
          <CopyField {...field} value="https://homeviews.example/developments/harbour-view/apartments/12" />
        </Field>
      </FieldGrid>
    )
  },
}
