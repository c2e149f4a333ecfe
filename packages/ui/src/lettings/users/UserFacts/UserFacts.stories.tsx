import { aUser } from '@latchkey/domain/users/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { UserFacts } from './UserFacts.tsx'

const meta = {
  title: 'Lettings/Users/UserFacts',
  id: 'lettings-userfacts',
  component: UserFacts,
  args: { user: aUser() },
} satisfies Meta<typeof UserFacts>
export default meta
type Story = StoryObj<typeof meta>

/** With a role and without. */
export const Roles: Story = {
  render: (args) =>
    inParts(UserFacts, args, {
      withRole: {},
      withoutRole: { user: aUser({ roles: [], active: false }) },
    }),
  play: async ({ canvas }) => {
    const withRole = partOf(canvas, 'withRole')
    await expect(withRole.getByText('Lettings agent')).toBeVisible()
    await expect(withRole.getByText('Yes')).toBeVisible()

    const withoutRole = partOf(canvas, 'withoutRole')
    await expect(withoutRole.getByText('None')).toBeVisible()
    await expect(withoutRole.getByText('No')).toBeVisible()
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
