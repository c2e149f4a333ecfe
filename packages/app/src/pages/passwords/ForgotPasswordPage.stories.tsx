import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

const meta = {
  title: 'Pages/Forgot Password',
  component: ForgotPasswordPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPasswordPage>
export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const appWith = (passwords: NonNullable<EnvOverrides['passwords']> = {}): { app: AppSetup } => ({
  app: { path: '/forgot-password', calls: () => ({ passwords }) },
})
const ask = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ann@latchkey.example{Enter}')
}
const requestReset = fn(() => Promise.resolve(true))

/** The empty form. */
export const Loaded: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  },
}

/** A known address: the link has been sent. */
export const Sent: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith({ requestReset }) },
  play: async ({ canvas, userEvent }) => {
    requestReset.mockClear()
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('heading', { name: 'Reset link has been sent' })).toBeVisible()
    await expect(
      canvas.getByText('Please check your email inbox and follow the instructions to reset your password.'),
    ).toBeVisible()
    await expect(requestReset).toHaveBeenCalledWith({ email: 'ann@latchkey.example' })
  },
}

/** Nothing is sent without an address. */
export const Empty: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
    await expect(canvas.getByText('This is required')).toBeVisible()
  },
}

/** No account has the address. */
export const Unknown: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith({ requestReset: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent("The username doesn't exist")
  },
}

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: appWith({ requestReset: failing('offline') }),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    )
  },
}
