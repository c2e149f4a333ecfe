import { ProblemError } from '@latchkey/domain/platform/problem'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import type { TwoFactorState } from '@latchkey/domain/two-factor/two-factor.contract'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { TwoFactorSettings } from './TwoFactorSettings.tsx'

const meta = {
  title: 'Pages/Two-Factor Settings',
  component: TwoFactorSettings,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof TwoFactorSettings>
export default meta
type Story = StoryObj<typeof meta>
type Calls = NonNullable<EnvOverrides['twoFactor']>

const OFF = { isOn: false, isRequired: false, recoveryCodesLeft: 0 }
const ON = { isOn: true, isRequired: false, recoveryCodesLeft: 10 }
const SECRET = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Latchkey:ann%40latchkey.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}

const appWith = (
  calls: (hold: { state: TwoFactorState }) => Calls,
  state: TwoFactorState,
): { app: AppSetup } => ({
  app: {
    path: '/profile',
    permissions: [],
    calls: () => {
      const hold = { state }
      return { twoFactor: { state: () => Promise.resolve(hold.state), ...calls(hold) } }
    },
  },
})
const invalid = (attribute: string) => () =>
  Promise.reject(
    new ProblemError({ kind: 'invalid', errors: [{ attribute, errors: [{ name: 'invalid' }] }] }),
  )

/** Switches on: password, app, recovery codes. */
export const SwitchingOn: Story = {
  parameters: appWith(
    (hold) => ({
      begin: () => Promise.resolve(SECRET),
      switchOn: () => {
        hold.state = ON
        return Promise.resolve({ recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'] })
      },
    }),
    OFF,
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    await step('asks for the password', async () => {
      await userEvent.type(await screen.findByLabelText('Current password'), 'Latchkey1!')
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    })
    await step('sets up the app', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456')
      await userEvent.click(screen.getByRole('button', { name: 'Switch on' }))
    })
    await step('shows the recovery codes', async () => {
      await waitFor(() => expect(screen.getByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await canvas.findByText('You have 10 recovery codes left.')).toBeVisible()
    })
  },
}

const switchOff = fn(() => Promise.resolve(true))

/** Switches off with password and code. */
export const SwitchingOff: Story = {
  parameters: appWith(
    (hold) => ({
      switchOff: () => {
        hold.state = OFF
        return switchOff()
      },
    }),
    ON,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }))
    await userEvent.type(await screen.findByLabelText('Current password'), 'Latchkey1!')
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456')
    const [, confirm] = screen.getAllByRole('button', { name: 'Switch off', hidden: true })
    await userEvent.click(confirm ?? document.body)
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(switchOff).toHaveBeenCalledOnce()
  },
}

/** A wrong password: shown at its field. */
export const Rejected: Story = {
  parameters: appWith(() => ({ begin: invalid('password') }), OFF),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }))
    await userEvent.type(await screen.findByLabelText('Current password'), 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByText('This is invalid')).toBeVisible())
  },
}

/** Switched on, as on the profile page. */
export const Loaded: Story = { parameters: { ...captured.parameters, ...appWith(() => ({}), ON) } }
