import { QUESTIONNAIRE_SENT } from '@latchkey/domain/tenants/tenant.messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { VisitEnd } from './VisitEnd.tsx'

const meta = {
  title: 'Lettings/Tenants/VisitEnd',
  id: 'lettings-visitend',
  component: VisitEnd,
  args: {
    kind: 'sent',
    title: QUESTIONNAIRE_SENT,
    children: 'Your agent will be in touch about a viewing. You can close this page.',
  },
} satisfies Meta<typeof VisitEnd>
export default meta
type Story = StoryObj<typeof meta>

/** The answers were sent: there is nothing more to do. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(QUESTIONNAIRE_SENT)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Both ends. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack gap="large">
      <VisitEnd {...args} />
      <VisitEnd {...args} kind="lost" title="Please open the link in our email." />
    </Stack>
  ),
}
