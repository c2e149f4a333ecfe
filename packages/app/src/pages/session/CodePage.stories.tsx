import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import type { Session } from '@latchkey/domain/session/session.contract'
import { capturedOnce } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { CodePage } from './CodePage.tsx'

const meta = {
  title: 'Pages/Two-Factor Code',
  component: CodePage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof CodePage>
export default meta
type Story = StoryObj<typeof meta>
type Calls = NonNullable<EnvOverrides['twoFactor']>

const appWith = (twoFactor: Calls = {}, challenge = '#the-challenge'): { app: AppSetup } => ({
  app: { path: `/login/two-factor${challenge}`, calls: () => ({ twoFactor }) },
})
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>
const send = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

let answer = Promise.withResolvers<Session>()
const enter = fn(() => answer.promise)

/** The step after the password for a user with a second factor; the right code leads home, once it is checked. */
export const Loaded: Story = {
  parameters: appWith({ enterWithCode: enter }),
  beforeEach: () => {
    answer = Promise.withResolvers()
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
    await send({ canvas, userEvent })
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
    answer.resolve({ id: 7, email: 'ann@latchkey.example', jwt: 'fresh' })
    await expectAddress('/')
    await expect(enter).toHaveBeenCalledWith('the-challenge', '123456')
  },
}

/** A wrong code. */
export const Rejected: Story = {
  parameters: { ...capturedOnce.parameters, ...appWith({ enterWithCode: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code you entered is incorrect')
  },
}

const enterAgain = fn<Calls['enterWithCode'] & object>()

/** The message about a wrong code disappears with the next key; then the server cannot be reached. */
export const TryingAgain: Story = {
  parameters: appWith({ enterWithCode: enterAgain }),
  beforeEach: () => {
    enterAgain.mockReset().mockResolvedValueOnce(false).mockImplementation(failing('offline'))
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await canvas.findByRole('alert')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '7')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }))
    await send({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    )
  },
}

/** The sign-in expired: back to the start, with a message. */
export const TooLate: Story = {
  parameters: appWith({ enterWithCode: () => Promise.resolve({ redirect: '/login' }) }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expectAddress(expect.stringContaining('/login'))
    await waitFor(() => expect(screen.getByText('That took too long. Please sign in again.')).toBeVisible())
  },
}

/** Without a pending sign-in: back to the start. */
export const Empty: Story = {
  parameters: appWith({}, ''),
  play: async () => {
    await expectAddress('/login')
  },
}
