import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { useRoot } from '../runtime/runtime.ts'
import { inApp, type AppSetup } from '../stories/in-app.tsx'
import { SignInAgain } from './SignInAgain.tsx'

/** A page whose save finds the session expired. */
const Working = observer(function Working() {
  const { session } = useRoot()
  const [state, setState] = useState('Typed')
  const save = async () => setState((await session.lapse()) ? 'Saved' : 'Lost')
  return (
    <main>
      <p>{state}</p>
      <Button onClick={() => void save()}>Save</Button>
      <SignInAgain isOpen={session.isLapsed} />
    </main>
  )
})

const meta = {
  title: 'Pages/Sign In Again',
  component: SignInAgain,
  args: { isOpen: false },
  ...inApp,
  render: () => <Working />,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof SignInAgain>
export default meta
type Story = StoryObj<typeof meta>

const appWith = (session: NonNullable<EnvOverrides['session']>): { app: AppSetup } => ({
  app: { path: '/main-menu/enquiries', permissions: [], isFrame: true, calls: () => ({ session }) },
})
const ANN = { id: 1, email: 'ann@latchkey.example', jwt: 'renewed' }

/** After the right password the pending save continues. */
export const Renewed: Story = {
  parameters: appWith({ signIn: () => Promise.resolve(ANN) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Latchkey1!')
    await expect(screen.getByText(/^Your session has ended\. .* Nothing is lost\.$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A wrong password: everything is kept. */
export const Rejected: Story = {
  parameters: { ...captured.parameters, ...appWith({ signIn: () => Promise.resolve(false) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('ann@latchkey.example')
    await userEvent.type(screen.getByLabelText(/^Password/), 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The username or password you entered is incorrect',
    )
    await expect(canvas.getByText('Typed')).toBeInTheDocument()
  },
}

/** With two-factor sign-in, the dialog asks for the code. */
export const WithCode: Story = {
  parameters: appWith({ signIn: () => Promise.resolve({ redirect: '/login/two-factor#challenge' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Latchkey1!')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByRole('textbox', { name: 'Code' })).toBeInTheDocument()
  },
}

/** Leaving ends the pending save. */
export const Left: Story = {
  parameters: appWith({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(await canvas.findByText('Lost')).toBeInTheDocument()
  },
}
