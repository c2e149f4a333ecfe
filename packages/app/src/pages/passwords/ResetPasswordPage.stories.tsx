import { ProblemError, type Problem } from '@latchkey/domain/platform/problem'
import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

const meta = {
  title: 'Pages/Reset Password',
  component: ResetPasswordPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/reset-password/:token" element={<ResetPasswordPage />} />
      <Route path="/login" element={<p>Sign in</p>} />
    </Routes>
  ),
} satisfies Meta<typeof ResetPasswordPage>
export default meta
type Story = StoryObj<typeof meta>
type Passwords = NonNullable<EnvOverrides['passwords']>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

// Rendered with its own toasts, which the staff's layout does not provide here.
const appWith = (passwords: NonNullable<EnvOverrides['passwords']> = {}): { app: AppSetup } => ({
  app: {
    path: '/reset-password/a-b_1?username=ann%40latchkey.example',
    isFrame: true,
    calls: () => ({ passwords }),
  },
})
const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByLabelText('New password'), 'Better-key2!')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Better-key2!{Enter}')
}
const reset = fn(() => Promise.resolve(true))

/** A valid link: sends its token and username, then leads to the sign-in page. */
export const Loaded: Story = {
  parameters: appWith({ reset }),
  play: async ({ canvas, userEvent }) => {
    reset.mockClear()
    await fill({ canvas, userEvent })
    await expectAddress(expect.stringContaining('/login'))
    await expect(reset).toHaveBeenCalledWith({
      newPassword: 'Better-key2!',
      repeatPassword: 'Better-key2!',
      resetToken: 'a-b_1',
      username: 'ann@latchkey.example',
    })
  },
}

/** The empty form. */
export const Empty: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For ann@latchkey.example')).toBeVisible()
  },
}

const rejecting = fn<Passwords['reset'] & object>()

/**
 * The server cannot be reached; the link was used, has expired, or is for another user; then the password is too common.
 * The typed password stays.
 */
export const Rejected: Story = {
  parameters: appWith({ reset: rejecting }),
  beforeEach: () => {
    const problem: Problem = {
      kind: 'invalid',
      errors: [{ attribute: 'newPassword', errors: [{ name: 'invalid' }] }],
    }
    rejecting
      .mockReset()
      .mockImplementationOnce(failing('offline'))
      .mockResolvedValueOnce(false)
      .mockRejectedValueOnce(new ProblemError(problem))
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await screen.findByText('The server cannot be reached. Please try again.')
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Enter}')
    await screen.findByText('Something went wrong. Please try again.')
    await expect(canvas.getByLabelText('New password')).toHaveValue('Better-key2!')
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('New password')).toBeInvalid())
  },
}
