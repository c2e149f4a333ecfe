import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { AuditFilters } from './AuditFilters.tsx'

const meta = {
  title: 'Lettings/Audit/AuditFilters',
  id: 'lettings-auditfilters',
  component: AuditFilters,
  args: { value: {}, today: '2026-03-02', onChange: fn() },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <AuditFilters
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            hold(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof AuditFilters>
export default meta
type Story = StoryObj<typeof meta>

/** Dates apply at once, text when typing stops; each keeps the other. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '2026-03-01')
    await userEvent.type(canvas.getByLabelText('To'), '2026-03-02')
    await userEvent.type(canvas.getByLabelText('Search'), 'ada')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-02', text: 'ada' }),
    )
  },
}

/** With every filter. */
export const AllStates: Story = {
  ...captured,
  args: { value: { from: '2026-03-01', to: '2026-03-02', text: 'ada' } },
}
