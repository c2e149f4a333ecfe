import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '../../../inputs/PasswordField/PasswordField.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { capturedOnce } from '../../../stories/captured.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'

const meta = {
  title: 'Lettings/Passwords/PasswordChecklist',
  id: 'lettings-passwordchecklist',
  component: PasswordChecklist,
  args: { password: 'abc' },
} satisfies Meta<typeof PasswordChecklist>
export default meta
type Story = StoryObj<typeof meta>

/** Hidden at first; then each rule is ticked as soon as it is met. */
export const Live: Story = {
  args: { password: '' },
  render: () => (
    <Stateful start="">
      {(password, hold) => (
        <Stack>
          <PasswordField
            aria-label="New password"
            value={password}
            onChange={hold}
            autoComplete="new-password"
          />
          <PasswordChecklist password={password} />
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('New password')
    await step('empty', async () => {
      await expect(canvas.queryByRole('list')).toBeNull()
    })
    await step('typing', async () => {
      await userEvent.type(field, 'a')
      await expect(
        canvas.getByText('Passwords must be 8-30 characters long and contain the following:'),
      ).toBeVisible()
      await expect(canvas.getByText('At least 1 lowercase letter')).toHaveTextContent('(done)')
      await expect(canvas.getByText('At least 1 uppercase letter')).toHaveTextContent('(missing)')
    })
    await step('the rest', async () => {
      await userEvent.type(field, 'A1')
      await expect(canvas.getByText('At least 1 number')).toHaveTextContent('(done)')
      await expect(canvas.getByText('At least 1 special character from $@$!%*?&')).toHaveTextContent(
        '(missing)',
      )
      await userEvent.type(field, '!')
      await expect(canvas.queryByText(/missing/)).toBeNull()
    })
  },
}

/** Left with an unmet rule: it is reported at once. */
export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-failed', 'true')
  },
}

/** Partly met, met, and failed. */
export const AllStates: Story = {
  ...capturedOnce,
  render: () => (
    <Stack>
      <PasswordChecklist password="abc" />
      <PasswordChecklist password="Abcdefg1!" />
      <PasswordChecklist password="abc" hasFailed />
    </Stack>
  ),
}
