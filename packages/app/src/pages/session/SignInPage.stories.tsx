import { createMemoryStorage } from '@latchkey/domain/platform/storage/storage'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { failing } from '@latchkey/domain/root/env.fixtures'
import type { Session } from '@latchkey/domain/session/session.contract'
import { captured, capturedInEveryMode } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { expectAddress } from '../../stories/expect-address.ts'
import { inApp, type AppSetup } from '../../stories/in-app.tsx'
import { SignInPage } from './SignInPage.tsx'

const meta = {
  title: 'Pages/Sign In',
  component: SignInPage,
  ...inApp,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof SignInPage>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (signIn?: NonNullable<EnvOverrides['session']>['signIn']): { app: AppSetup } => ({
  app: { path: '/login', calls: () => ({ session: signIn === undefined ? {} : { signIn } }) },
})

type Play = NonNullable<Story['play']>
type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(canvas.getByLabelText(/^Username/), 'ann@latchkey.example')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'not the one')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}

/** The empty form. */
export const Loaded: Story = { parameters: { ...capturedInEveryMode.parameters, ...appWith() } }

/** With the name and colours of an agency. */
export const OfAnAgency: Story = {
  globals: { brand: 'harbour' },
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour & Vale')).toBeVisible()
  },
}

/** With a logo, and a yellow that is adjusted until text on it is legible. */
export const OfAnAgencyWithLogo: Story = {
  globals: { brand: 'sunrise' },
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sunrise Lettings' })).toBeVisible()
  },
}

/** Nothing is sent without both fields. */
export const Empty: Story = {
  parameters: { ...captured.parameters, ...appWith() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findAllByText('This is required')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText(/^Username/)).toHaveFocus())
  },
}

/** A wrong pair: the button is disabled. */
export const Rejected: Story = {
  parameters: { ...captured.parameters, ...appWith(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The username or password you entered is incorrect',
    )
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  },
}

/** The stored token could not be checked: the session may still be valid. */
export const SessionOutOfReach: Story = {
  parameters: {
    ...captured.parameters,
    app: {
      path: '/login',
      calls: () => ({ storage: createMemoryStorage({ 'jwt-token': 'kept' }) }),
      isTokenStored: true,
    } satisfies AppSetup,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The server cannot be reached. */
export const Failed: Story = {
  parameters: { ...captured.parameters, ...appWith(failing('offline')) },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    )
  },
}

/** After a wrong pair a click on a field enables the button; after Enter, also a click on the field that has the focus. */
export const TryingAgain: Story = {
  parameters: appWith(() => Promise.resolve(false)),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByLabelText(/^Username/))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    const password = canvas.getByLabelText(/^Password/)
    await userEvent.type(password, '{Enter}')
    await canvas.findByRole('alert')
    await userEvent.click(password)
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}

let answer = Promise.withResolvers<Session>()
const signIn = fn(() => answer.promise)

/** The right pair leads home; the button waits meanwhile. */
export const SignedIn: Story = {
  parameters: appWith(signIn),
  beforeEach: () => {
    answer = Promise.withResolvers()
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'true')
    answer.resolve({ id: 7, email: 'ann@latchkey.example', jwt: 'fresh' })
    await expectAddress('/')
    await expect(signIn).toHaveBeenCalledWith({ username: 'ann@latchkey.example', password: 'not the one' })
  },
}
