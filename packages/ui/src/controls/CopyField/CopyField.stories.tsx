import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { Field } from '../../forms/Field/Field.tsx'
import { FieldGrid } from '../../layout/FieldGrid/FieldGrid.tsx'
import { captured } from '../../stories/captured.ts'
import { CopyField } from './CopyField.tsx'

const meta = {
  title: 'Controls/CopyField',
  component: CopyField,
  args: { 'aria-label': 'Postcode', what: 'postcode', value: 'M4 6AG', onChange: fn(), onCopied: fn() },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

/** In the form of a unit: the text goes to the clipboard as it stands in the box. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy postcode' }))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce())
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

/** Filled, empty, in error, disabled and with a long text. */
export const AllStates: Story = {
  ...captured,
  render: ({ onChange, onCopied }) => {
    const field = { what: 'postcode', onChange, onCopied }
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
