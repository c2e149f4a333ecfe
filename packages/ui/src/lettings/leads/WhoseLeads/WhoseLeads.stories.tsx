import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { captured } from '../../../stories/captured.ts'
import { WhoseLeads } from './WhoseLeads.tsx'

const HANDLERS = [
  { id: 2, name: 'Alex Morgan' },
  { id: 3, name: 'Grace Patel' },
]

const meta = {
  title: 'Lettings/Leads/WhoseLeads',
  id: 'lettings-whoseleads',
  component: WhoseLeads,
  args: { choice: null, onChoice: fn() },
  render: (args) => (
    <Inline>
      <WhoseLeads {...args} />
    </Inline>
  ),
} satisfies Meta<typeof WhoseLeads>
export default meta
type Story = StoryObj<typeof meta>

/** The choices of every agent. */
export const Everybodys: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await step('one’s own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mine' }))
      await expect(args.onChoice).toHaveBeenLastCalledWith('me')
    })
    await step('filters by unassigned leads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unassigned' }))
      await expect(args.onChoice).toHaveBeenLastCalledWith('none')
    })
    await step('everybody’s', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'All' }))
      await expect(args.onChoice).toHaveBeenLastCalledWith(null)
    })
  },
}

/** Users who may assign leads can also choose a colleague. */
export const OfOneHandler: Story = {
  ...captured,
  args: { choice: 3, handlers: HANDLERS },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Handler' })
    await expect(select).toHaveTextContent('Grace Patel')
    for (const name of ['All', 'Mine', 'Unassigned'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Alex Morgan' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith(2)
  },
}

/** The URL names the user by their id: that is 'Mine', and there is no second choice of oneself. */
export const OneselfById: Story = {
  args: { choice: 1, handlers: [{ id: 1, name: 'Sam Reed', isMe: true }, ...HANDLERS] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true')
    const select = canvas.getByRole('combobox', { name: 'Handler' })
    await expect(select).toHaveTextContent('Anybody')
    await userEvent.click(select)
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Anybody',
      'Alex Morgan',
      'Grace Patel',
    ])
  },
}

/** The URL names a user who has left. */
export const FormerColleague: Story = {
  args: { choice: 9, handlers: HANDLERS },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Handler' })
    await expect(select).toHaveTextContent('Somebody else')
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Anybody' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith(null)
  },
}
