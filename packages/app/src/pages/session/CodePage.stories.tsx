import { failing, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
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
const send = async ({ canvas, userEvent }: Context, code = '123456') => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), code)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

const enter = fn(() => Promise.resolve({ id: 7, email: 'ann@latchkey.example', jwt: 'fresh' }))

/** The step after the password for a user with a second factor; the right code leads home. */
export const Loaded: Story = {
  parameters: appWith({ enterWithCode: enter }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
    await send({ canvas, userEvent })
    await expectAddress('/')
    await expect(enter).toHaveBeenCalledWith('the-challenge', '123456')
  },
}

/** The code is being checked. */
export const Loading: Story = {
  parameters: appWith({ enterWithCode: () => new Promise(() => {}) }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
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

/** The message about a wrong code disappears with the next key. */
export const TypingAgain: Story = {
  parameters: appWith({ enterWithCode: () => Promise.resolve(false) }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await canvas.findByRole('alert')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '7')
    await expect(canvas.queryByRole('alert')).toBeNull()
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

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: appWith({ enterWithCode: failing('offline') }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    )
  },
}
