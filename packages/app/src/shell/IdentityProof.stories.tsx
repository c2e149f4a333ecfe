import { ProblemError } from '@latchkey/domain/platform/problem'
import type { EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { CODE_PROOF, PROOF_TEXTS } from '@latchkey/domain/session/identity-proof'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { captured } from '@latchkey/ui/stories/captured.ts'
import { ownFrame } from '@latchkey/ui/stories/own-frame.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useRoot } from '../runtime/runtime.ts'
import { inApp, type AppSetup } from '../stories/in-app.tsx'
import { IdentityProof } from './IdentityProof.tsx'

/** A page with an action that requires a proof of identity. */
const Acting = observer(function Acting() {
  const { passwords } = useRoot()
  const [state, setState] = useState('Chosen')
  const act = async () => setState((await passwords.askProof()) ? 'Done' : 'Given up')
  return (
    <main>
      <p>{state}</p>
      <Button onClick={() => void act()}>Disable</Button>
      <IdentityProof isOpen={passwords.isProofRequired} onClose={() => passwords.settleProof(false)} />
    </main>
  )
})

const meta = {
  title: 'Pages/Identity Proof',
  component: IdentityProof,
  args: { isOpen: false, onClose: fn() },
  ...inApp,
  render: () => <Acting />,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof IdentityProof>
export default meta
type Story = StoryObj<typeof meta>

const WITHOUT_CODE = { isOn: false, isRequired: false, recoveryCodesLeft: 0 }

const appWith = (
  passwords: NonNullable<EnvOverrides['passwords']>,
  twoFactor: NonNullable<EnvOverrides['twoFactor']> = { state: () => Promise.resolve(WITHOUT_CODE) },
): { app: AppSetup } => ({
  app: { path: '/settings/users', permissions: [], isFrame: true, calls: () => ({ passwords, twoFactor }) },
})
const field = () => screen.findByLabelText('Current password')
const prove = fn(() => Promise.resolve(true))
const proveByCode = fn(() => Promise.resolve(true))

/** After the right password the pending action continues. */
export const Proved: Story = {
  parameters: appWith({ prove }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }))
    await expect(await screen.findByRole('dialog', { name: PROOF_TEXTS.title })).toBeInTheDocument()
    await userEvent.type(await field(), 'Latchkey1!')
    await userEvent.click(screen.getByRole('button', { name: PROOF_TEXTS.submitLabel }))
    await waitFor(() => expect(canvas.getByText('Done')).toBeVisible())
    await expect(prove).toHaveBeenLastCalledWith('Latchkey1!')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A user with two-factor sign-in can enter a code instead. */
export const ByCode: Story = {
  parameters: appWith(
    {},
    {
      state: () => Promise.resolve({ ...WITHOUT_CODE, isOn: true }),
      prove: proveByCode,
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }))
    await userEvent.click(await screen.findByRole('button', { name: CODE_PROOF.useCode }))
    // The dialog may still be fading in.
    await waitFor(() => expect(screen.getByText(CODE_PROOF.reason)).toBeVisible())
    await expect(screen.queryByLabelText('Current password')).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}')
    await waitFor(() => expect(canvas.getByText('Done')).toBeVisible())
    await expect(proveByCode).toHaveBeenLastCalledWith('123456')
  },
}

/** A wrong password is rejected and can be corrected. */
export const Rejected: Story = {
  parameters: {
    ...captured.parameters,
    ...appWith({
      prove: () =>
        Promise.reject(
          new ProblemError({
            kind: 'invalid',
            errors: [{ attribute: 'password', errors: [{ name: 'invalid' }] }],
          }),
        ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }))
    await userEvent.type(await field(), 'wrong')
    await userEvent.click(screen.getByRole('button', { name: PROOF_TEXTS.submitLabel }))
    await waitFor(() => expect(screen.getByText('This is invalid')).toBeVisible())
    await expect(canvas.getByText('Chosen')).toBeInTheDocument()
  },
}

/** Too many failed attempts. */
export const Limited: Story = {
  parameters: appWith({
    prove: () => Promise.reject(new ProblemError({ kind: 'limited', retryAfterSeconds: 900 })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }))
    await userEvent.type(await field(), 'wrong')
    await userEvent.click(screen.getByRole('button', { name: PROOF_TEXTS.submitLabel }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again later.',
    )
  },
}

/** Cancelling ends the pending action, and the field is empty the next time. */
export const Left: Story = {
  parameters: appWith({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }))
    await userEvent.type(await field(), 'half')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Given up')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }))
    await expect(await field()).toHaveValue('')
  },
}
