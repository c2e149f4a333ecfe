import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ProofDialog } from './ProofDialog.tsx'

const meta = {
  title: 'Lettings/TwoFactor/ProofDialog',
  id: 'lettings-proofdialog',
  component: ProofDialog,
  args: {
    isOpen: true,
    username: 'ann@latchkey.example',
    title: 'Switch Off Two-Factor Sign-In',
    reason: 'Your password alone will sign you in.',
    ask: 'both',
    submitLabel: 'Switch off',
    isDanger: true,
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: ownFrame,
} satisfies Meta<typeof ProofDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Password and code together; a recovery code works too. */
export const PasswordAndCode: Story = {
  play: async ({ args, step, userEvent }) => {
    const submit = await screen.findByRole('button', { name: 'Switch off' })
    await step('both are required', async () => {
      await userEvent.click(submit)
      await expect(screen.getAllByText('This is required')).toHaveLength(2)
      await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus())
    })
    await step('both are sent', async () => {
      await userEvent.type(screen.getByLabelText('Current password'), 'Latchkey1!')
      await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'ABCD-EFGH-JKMN-PQRS')
      await userEvent.click(submit)
      await expect(args.onSubmit).toHaveBeenCalledWith({
        password: 'Latchkey1!',
        code: 'ABCD-EFGH-JKMN-PQRS',
      })
    })
  },
}

/** The password is enough to set up two factors. */
export const PasswordAlone: Story = {
  args: { ask: 'password', title: 'Set Up Two-Factor Sign-In', submitLabel: 'Continue', isDanger: false },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.querySelector('input[autocomplete="username"]')).toHaveValue('ann@latchkey.example')
    await expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.type(await screen.findByLabelText('Current password'), 'Latchkey1!')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The other way to prove it is ready for typing at once. */
export const OtherWay: Story = {
  args: { ask: 'password' },
  render: function OtherWay(args) {
    const [ask, setAsk] = useState(args.ask)
    const other = ask === 'code' ? 'password' : 'code'
    return (
      <ProofDialog
        {...args}
        ask={ask}
        otherWay={{ label: `Use a ${other}`, onSelect: () => setAsk(other) }}
      />
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a code' }))
    await expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Use a password' }))
    await expect(screen.getByLabelText('Current password')).toHaveFocus()
  },
}

/** With a wrong code. */
export const AllStates: Story = { ...capturedAtOneWidth, args: { serverErrors: { code: ['invalid'] } } }
