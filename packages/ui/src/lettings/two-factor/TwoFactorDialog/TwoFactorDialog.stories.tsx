import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { TwoFactorDialog } from './TwoFactorDialog.tsx'

const meta = {
  title: 'Lettings/TwoFactor/TwoFactorDialog',
  id: 'lettings-twofactordialog',
  component: TwoFactorDialog,
  args: {
    step: {
      kind: 'app',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/Latchkey:agent%40latchkey.example?issuer=Latchkey&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
    username: 'agent@latchkey.example',
    onCode: fn(),
    onClose: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof TwoFactorDialog>
export default meta
type Story = StoryObj<typeof meta>

/** After the password: the app scans the secret. */
export const App: Story = {
  ...capturedAtOneWidth,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** The first code from the app enables it. */
export const FirstCode: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Set Up Two-Factor Sign-In' })).toBeVisible(),
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Switch on' }))
    await expect(args.onCode).toHaveBeenCalledWith('123456')
  },
}

/** The recovery codes: their own button closes them at once. */
export const Codes: Story = {
  ...capturedAtOneWidth,
  args: { step: { kind: 'codes', codes: ['ABCD-EFGH-JKMN-PQRS', 'TVWX-YZ23-4567-89AB'] } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Recovery Codes' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Closing the codes by Escape or the cross asks first. */
export const LeavingCodes: Story = {
  args: { step: { kind: 'codes', codes: ['ABCD-EFGH-JKMN-PQRS'] } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Recovery Codes' })
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close Recovery Codes' })
    await waitFor(() => expect(question).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
