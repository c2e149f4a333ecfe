import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
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

/** Credentials that do not match; too many attempts; no connection; refused. */
export const Kinds: Story = {
  render: (args) =>
    inParts(VisitTrouble, args, {
      mismatch: {},
      limited: { failure: { kind: 'limited', retryAfterSeconds: 840 } },
      offline: { failure: { kind: 'offline' }, hasStoredAnswers: true },
      rejected: { failure: { kind: 'rejected' } },
    }),
  play: async ({ canvas }) => {
    const mismatch = partOf(canvas, 'mismatch')
    await expect(mismatch.getByText('Ensure your credentials match exactly.')).toBeVisible()
    await expect(mismatch.getByRole('alert')).toHaveTextContent('ask your agent for a new one')

    const limited = partOf(canvas, 'limited')
    await expect(limited.getByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again later.You can try again in 14 minutes.',
    )

    const offline = partOf(canvas, 'offline')
    await expect(offline.getByRole('alert')).toHaveTextContent('Your answers are kept on this device.')

    const rejected = partOf(canvas, 'rejected')
    await expect(rejected.getByText('Something went wrong. Please try again.')).toBeVisible()
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
