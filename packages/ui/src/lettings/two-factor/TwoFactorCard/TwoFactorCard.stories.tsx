import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { TwoFactorCard } from './TwoFactorCard.tsx'

const ON = { isOn: true, isRequired: false, recoveryCodesLeft: 10 }
const OFF = { isOn: false, isRequired: false, recoveryCodesLeft: 0 }

const meta = {
  title: 'Lettings/TwoFactor/TwoFactorCard',
  id: 'lettings-twofactorcard',
  component: TwoFactorCard,
  args: { state: OFF, onRetry: fn(), onSwitchOn: fn(), onSwitchOff: fn(), onRenewCodes: fn() },
} satisfies Meta<typeof TwoFactorCard>
export default meta
type Story = StoryObj<typeof meta>

/** Not set up yet. */
export const Off: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await expect(args.onSwitchOn).toHaveBeenCalledOnce()
  },
}

/** Switched on: it can be switched off, and the codes can be replaced. */
export const On: Story = {
  args: { state: ON },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You have 10 recovery codes left.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }))
    await expect(args.onRenewCodes).toHaveBeenCalledOnce()
    await expect(args.onSwitchOff).toHaveBeenCalledOnce()
  },
}

/** A role requires it: it cannot be switched off. */
export const AllStates: Story = {
  ...captured,
  args: { state: { ...ON, isRequired: true, recoveryCodesLeft: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Switch off' })).toBeNull()
    await expect(canvas.getByText('You have 1 recovery code left.')).toBeVisible()
    await expect(canvas.getByText(/Make new recovery codes/)).toBeVisible()
  },
}
