import { CODE_REJECTED } from '@latchkey/domain/two-factor/two-factor.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { captured } from '../../../stories/captured.ts'
import { AppSetUp } from './AppSetUp.tsx'

const meta = {
  title: 'Lettings/TwoFactor/AppSetUp',
  id: 'lettings-appsetup',
  component: AppSetUp,
  args: {
    formId: 'app-set-up',
    address:
      'otpauth://totp/Latchkey:agent%40latchkey.example?issuer=Latchkey&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    onSubmit: fn(),
  },
  render: (args) => (
    <>
      <AppSetUp {...args} />
      <Button type="submit" form={args.formId} variant="primary">
        Switch on
      </Button>
    </>
  ),
} satisfies Meta<typeof AppSetUp>
export default meta
type Story = StoryObj<typeof meta>

/** The secret as a QR code and as text, and the first code. */
export const Shown: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    )
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await step('a recovery code is rejected here', async () => {
      await userEvent.type(code, 'ABCD-EFGH-JKMN-PQRS')
      await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }))
      await expect(canvas.getByText('This is not valid')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('the first code', async () => {
      await userEvent.clear(code)
      await userEvent.type(code, '123456')
      await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }))
      await expect(args.onSubmit).toHaveBeenCalledWith('123456')
    })
  },
}

/** After a wrong code. */
export const AllStates: Story = { ...captured, args: { failure: CODE_REJECTED } }
