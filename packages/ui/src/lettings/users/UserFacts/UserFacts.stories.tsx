import { aUser } from '@latchkey/domain/users/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { UserFacts } from './UserFacts.tsx'

const meta = {
  title: 'Lettings/Users/UserFacts',
  id: 'lettings-userfacts',
  component: UserFacts,
  args: { user: aUser() },
} satisfies Meta<typeof UserFacts>
export default meta
type Story = StoryObj<typeof meta>

/** A user with a role who may sign in. */
export const WithRole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lettings agent')).toBeVisible()
    await expect(canvas.getByText('Yes')).toBeVisible()
  },
}

/** A disabled user without a role. */
export const WithoutRole: Story = {
  args: { user: aUser({ roles: [], active: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible()
    await expect(canvas.getByText('No')).toBeVisible()
  },
}

/** Both. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  render: () => (
    <Stack>
      <UserFacts
        user={aUser({
          roles: [
            { id: 1, name: 'Lettings agent' },
            { id: 2, name: 'Viewer' },
          ],
        })}
      />
      <UserFacts user={aUser({ roles: [], active: false })} />
    </Stack>
  ),
}
