import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import type { VisitFailure } from '@latchkey/domain/tenants/visit-outcome'
import { VisitTrouble } from './VisitTrouble.tsx'

const meta = {
  title: 'Lettings/Tenants/VisitTrouble',
  id: 'lettings-visittrouble',
  component: VisitTrouble,
  args: { failure: { kind: 'mismatch' } },
} satisfies Meta<typeof VisitTrouble>
export default meta
type Story = StoryObj<typeof meta>

/** Wrong phone, wrong name, used, old and unknown link: one message, with advice for each case. */
export const Mismatch: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensure your credentials match exactly.')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('ask your agent for a new one')
  },
}

/** After ten attempts in a quarter of an hour: says when the next one is possible. */
export const Limited: Story = {
  args: { failure: { kind: 'limited', retryAfterSeconds: 840 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again later.You can try again in 14 minutes.',
    )
  },
}

/** No connection: the answers are kept. */
export const Offline: Story = {
  args: { failure: { kind: 'offline' }, hasStoredAnswers: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your answers are kept on this device.')
  },
}

/** The server denied the request without a reason. */
export const Rejected: Story = {
  args: { failure: { kind: 'rejected' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something went wrong. Please try again.')).toBeVisible()
  },
}

const ALL: VisitFailure[] = [
  { kind: 'mismatch' },
  { kind: 'lapsed' },
  { kind: 'limited', retryAfterSeconds: 840 },
  { kind: 'limited', retryAfterSeconds: null },
  { kind: 'offline' },
  { kind: 'unconfirmed' },
  { kind: 'gone' },
  { kind: 'rejected' },
]

/** Every failure. */
export const AllStates: Story = {
  ...captured,
  render: () => (
    <Stack>
      {ALL.map((failure, place) => (
        <VisitTrouble key={place} failure={failure} hasStoredAnswers={place % 2 === 1} />
      ))}
    </Stack>
  ),
}
