import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Stateful } from '../../../stories/Stateful.tsx'
import { captured } from '../../../stories/captured.ts'
import { DayToolbar } from './DayToolbar.tsx'

const meta = {
  title: 'Lettings/Today/DayToolbar',
  id: 'lettings-daytoolbar',
  component: DayToolbar,
  args: {
    date: '2026-03-02',
    today: '2026-03-02',
    onDate: fn(),
    agents: null,
    agent: 'me',
    onAgent: fn(),
  },
  render: (args) => (
    <Stateful start={args.date}>
      {(date, hold) => (
        <DayToolbar
          {...args}
          date={date}
          onDate={(next) => {
            hold(next)
            args.onDate(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof DayToolbar>
export default meta
type Story = StoryObj<typeof meta>

/** An agent's own days. */
export const OwnDays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day before' }))
    await expect(args.onDate).toHaveBeenLastCalledWith('2026-03-01')
    await userEvent.click(canvas.getByRole('button', { name: 'Day after' }))
    await expect(args.onDate).toHaveBeenLastCalledWith('2026-03-02')
    const day = canvas.getByRole('textbox', { name: 'Day' })
    await userEvent.clear(day)
    await userEvent.type(day, '05/03/2026{Tab}')
    await expect(args.onDate).toHaveBeenLastCalledWith('2026-03-05')
    await expect(canvas.queryByRole('combobox', { name: 'Agent' })).toBeNull()
  },
}

/** Users who may assign leads can choose any agent. */
export const AllAgents: Story = {
  ...captured,
  args: {
    agents: [
      { id: 1, name: 'Alex Morgan' },
      { id: 2, name: 'Grace Patel' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Agent' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Grace Patel' }))
    await expect(args.onAgent).toHaveBeenCalledWith(2)
  },
}
