import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewPasswordFormModel } from '@latchkey/domain/passwords/password-forms'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { captured } from '../../../stories/captured.ts'
import { useForm } from '../../use-form.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const EMPTY = { newPassword: '', repeatPassword: '' }

function InForm({ start }: { start: typeof EMPTY }) {
  const form = useForm(() => NewPasswordFormModel.create({ values: start }))
  return <NewPasswordFields form={form} />
}

const emptyForm: BoundValues<typeof EMPTY> = NewPasswordFormModel.create({ values: EMPTY })

const meta = {
  title: 'Lettings/Passwords/NewPasswordFields',
  id: 'lettings-newpasswordfields',
  component: NewPasswordFields,
  args: { form: emptyForm },
  render: () => <InForm start={EMPTY} />,
} satisfies Meta<typeof NewPasswordFields>
export default meta
type Story = StoryObj<typeof meta>

/** On blur, a weak password marks the checklist; a repetition that differs is reported. */
export const Typing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('weak', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'weak')
      await expect(canvas.queryByRole('alert')).toBeNull()
      await userEvent.tab()
      await expect(canvas.getByRole('alert')).toHaveTextContent('At least 1 number')
    })
    await step('corrected', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'Er-than1!')
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
    await step('repeated wrongly', async () => {
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'other')
      await userEvent.tab()
      await expect(canvas.getByText('The passwords you entered do not match')).toBeVisible()
    })
    await step('each is shown on its own', async () => {
      const [first] = canvas.getAllByRole('button', { name: 'Show password' })
      await userEvent.click(first ?? document.body)
      await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
      await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'password')
    })
  },
}

/** Partly typed. */
export const AllStates: Story = {
  ...captured,
  render: () => <InForm start={{ newPassword: 'Half-way', repeatPassword: '' }} />,
}
