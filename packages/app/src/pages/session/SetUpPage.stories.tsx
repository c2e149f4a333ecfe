import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { SetUpPage } from './SetUpPage.tsx'

const meta = {
  title: 'Pages/Two-Factor Set-Up',
  component: SetUpPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof SetUpPage>
export default meta
type Story = StoryObj<typeof meta>
type Calls = NonNullable<EnvOverrides['twoFactor']>

const SECRET = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Latchkey:ann%40latchkey.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}
const KEPT = {
  session: { id: 7, email: 'ann@latchkey.example', jwt: 'fresh' },
  recoveryCodes: ['ABCD-EFGH-JKMN-PQRS', 'TVWX-YZ23-4567-89AB'],
}

const appWith = (twoFactor: Calls): { app: AppSetup } => ({
  app: {
    path: '/login/two-factor/set-up#the-challenge',
    calls: () => ({ twoFactor: { enrol: () => Promise.resolve(SECRET), ...twoFactor } }),
  },
})

/** A user whose role requires two-factor sign-in: the secret for the app. */
export const Loaded: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith({}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  },
}

/** After the first code, the user must save the recovery codes before the session begins. */
export const Codes: Story = {
  parameters: appWith({ confirmEnrolment: () => Promise.resolve(KEPT) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible()
    await expectAddress('/login/two-factor/set-up')
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }))
    await expectAddress('/')
  },
}

/** A wrong code. */
export const Rejected: Story = {
  parameters: appWith({ confirmEnrolment: () => Promise.resolve(false) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code you entered is incorrect')
  },
}

/** The sign-in had expired before the page was opened. */
export const Empty: Story = {
  parameters: appWith({ enrol: () => Promise.resolve({ redirect: '/login' }) }),
  play: async () => {
    await expectAddress('/login')
  },
}

/** The secret could not be loaded, not by a retry either. */
export const Failed: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith({ enrol: failing('offline') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
