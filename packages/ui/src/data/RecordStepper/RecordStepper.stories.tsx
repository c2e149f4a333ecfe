import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { DateField } from '../../inputs/DateField/DateField.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { captured } from '../../stories/captured.ts'
import { expectToFit, narrowest } from '../../stories/long-text.ts'
import { ownFrame } from '../../stories/own-frame.ts'
import { RecordStepper, type RecordStepperProps } from './RecordStepper.tsx'
import { inParts, partOf } from '../../stories/parts.tsx'

/** Keeps the position in a list of three. */
function InAList(props: RecordStepperProps) {
  const [position, setPosition] = useState(props.position)
  const to = (next: number, step: (() => void) | undefined) =>
    next < 1 || next > props.total
      ? undefined
      : () => {
          step?.()
          setPosition(next)
        }
  return (
    <Dialog isOpen onCloseRequest={fn()} title="Enquiry Details">
      <RecordStepper
        {...props}
        position={position}
        onPrevious={to(position - 1, props.onPrevious)}
        onNext={to(position + 1, props.onNext)}
      />
      <label>
        Notes <textarea />
      </label>
      <label>
        Status{' '}
        <select>
          <option>Pending</option>
        </select>
      </label>
      <DateField aria-label="Viewing date" value="" onChange={fn()} today="2026-11-24" />
    </Dialog>
  )
}

const meta = {
  title: 'Data/RecordStepper',
  component: RecordStepper,
  args: { noun: 'lead', position: 2, total: 3, onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof RecordStepper>
export default meta
type Story = StoryObj<typeof meta>

/** Down a list and up again, by buttons. */
export const Stepping: Story = {
  parameters: ownFrame,
  render: (args) => <InAList {...args} />,
  play: async ({ args, userEvent }) => {
    const canvas = within(await screen.findByRole('dialog'))
    const next = canvas.getByRole('button', { name: 'Next lead' })
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(canvas.getAllByText('3 of 3')[0]).toBeVisible()
    await expect(next, 'the last keeps the focus, and leads nowhere').toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous lead' }))
    await expect(canvas.getAllByText('2 of 3')[0]).toBeVisible()
  },
}

/** By keys, from a field of the dialog; in a field where Alt+Down opens options or a calendar, it opens them. */
export const ByKeys: Story = {
  args: { position: 1 },
  parameters: ownFrame,
  render: (args) => <InAList {...args} />,
  play: async ({ args, step, userEvent }) => {
    const canvas = within(await screen.findByRole('dialog'))
    canvas.getByRole('textbox', { name: 'Notes' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Next lead' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(args.onPrevious, 'there is none before the first').toHaveBeenCalledOnce()
    await step('in a list of choices', async () => {
      canvas.getByRole('combobox', { name: 'Status' }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(args.onNext).toHaveBeenCalledOnce()
    })
    await step('in a date', async () => {
      canvas.getByRole('textbox', { name: 'Viewing date' }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expect(await screen.findByRole('grid')).toBeVisible()
      await expect(args.onNext).toHaveBeenCalledOnce()
    })
  },
}

/** The only lead of a list; the next one is on another page, which is being requested; while the lead is being saved. */
export const Unavailable: Story = {
  render: (args) =>
    inParts(RecordStepper, args, {
      atBothEnds: { position: 1, total: 1, onPrevious: undefined, onNext: undefined },
      turning: { position: 25, total: 30, isTurning: true },
      disabled: { isDisabled: true },
    }),
  play: async ({ args, canvas, userEvent }) => {
    for (const button of partOf(canvas, 'atBothEnds').getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    const next = partOf(canvas, 'turning').getByRole('button', { name: 'Next lead' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onNext).not.toHaveBeenCalled()
    await userEvent.click(partOf(canvas, 'disabled').getByRole('button', { name: 'Previous lead' }))
    await expect(args.onPrevious).not.toHaveBeenCalled()
  },
}

/** In a list of a million, on the narrowest screen: buttons large enough for touch. */
export const LargeNumbers: Story = {
  ...narrowest,
  args: { position: 999_998, total: 1_000_000 },
  play: async ({ canvas, canvasElement }) => {
    await expectToFit(canvasElement)
    const { width, height } = canvas.getByRole('button', { name: 'Next lead' }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

/** In the middle, at either end, and while the next page loads. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      <RecordStepper {...args} />
      <RecordStepper {...args} position={1} onPrevious={undefined} />
      <RecordStepper {...args} position={3} onNext={undefined} />
      <RecordStepper {...args} position={25} total={30} isTurning />
    </Stack>
  ),
}
