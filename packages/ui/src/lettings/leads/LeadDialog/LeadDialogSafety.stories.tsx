import { LEAD_STATUS } from '@latchkey/domain/leads/lead.enums'
import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { createClock } from '@latchkey/domain/platform/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { Held } from '../../../stories/Held.tsx'
import { LeadDialog, type LeadDialogProps } from './LeadDialog.tsx'
import { ownFrame } from '../../../stories/own-frame.ts'

const lead = aLead({ version: 4 })
const theirs = aLead({ version: 5, phone: '020 7946 0000', notes: 'Theirs' })

const meta = {
  title: 'Lettings/LeadDialog/Safety',
  component: LeadDialog,
  args: {
    isOpen: true,
    subject: { kind: 'saved', lead },
    clock: createClock(),
    agents: [{ id: 1, username: 'agent@latchkey.example' }],
    onSave: fn(),
    onInvalid: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
    onDirtyChange: fn(),
    onCopied: fn(),
    onRetry: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
const press = (name: string) => screen.getByRole('button', { name, hidden: true }).click()
const lastSave = ({ onSave }: LeadDialogProps) => mocked(onSave).mock.lastCall?.[0]

/** A page that can be told, from a button, to bring other props. */
const withNews = (label: string, news: Partial<LeadDialogProps>): Story['render'] =>
  function Page(args) {
    return (
      <Held<Partial<LeadDialogProps>> start={{}}>
        {(now, hold) => (
          <>
            <Button onClick={() => hold(news)}>{label}</Button>
            <LeadDialog
              {...args}
              {...now}
              onObstacleClose={() => {
                args.onObstacleClose()
                hold({ ...now, obstacle: null })
              }}
            />
          </>
        )}
      </Held>
    )
  }

/** With unsaved edits every way out asks first; without any it just goes. */
export const AsksBeforeLosing: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened()
    await step('nothing edited', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'x')
    await step('Cancel goes back to the edits', async () => {
      const [, close] = dialog.getAllByRole('button', { name: 'Close' })
      await userEvent.click(close as HTMLElement)
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Bathx')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('Confirm gives them up', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
      await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Bath')
    })
  },
}

/** Somebody else saves while nothing is edited here: the form follows. */
export const FollowsWhileUntouched: Story = {
  render: withNews('News', { subject: { kind: 'saved', lead: theirs } }),
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    press('News')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'x')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(lastSave(args)).toMatchObject({ version: 5, city: 'Bathx' })
  },
}

/** Somebody else saves while edits are under way: they stay, a quiet word says so, and the save names the old version. */
export const KeepsEditsWhenOthersSave: Story = {
  render: withNews('News', { subject: { kind: 'saved', lead: theirs } }),
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    const city = dialog.getByRole('textbox', { name: 'City' })
    await userEvent.type(city, 'x')
    press('News')
    await waitFor(() => expect(dialog.getByText(/Somebody else has saved this lead/)).toBeVisible())
    await expect(city).toHaveValue('Bathx')
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(lastSave(args)).toMatchObject({ version: 4, city: 'Bathx', notes: '' })
  },
}

const conflict: Partial<LeadDialogProps> = {
  subject: { kind: 'saved', lead: theirs },
  obstacle: { kind: 'conflict', changedBy: 'ben@latchkey.example', theirs },
}

/** Both saved: keeping mine saves my edits over theirs, and nothing else of theirs is undone. */
export const KeepMine: Story = {
  render: withNews('Conflict', conflict),
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Mine')
    press('Conflict')
    const choice = within(await screen.findByRole('dialog', { name: 'This lead was changed meanwhile' }))
    await expect(choice.getByRole('row', { name: /Notes Mine Theirs/ })).toBeInTheDocument()
    await expect(choice.getByText(/Phone \(020 7946 0000\)/)).toBeInTheDocument()
    await userEvent.click(choice.getByRole('button', { name: 'Keep mine' }))
    await expect(lastSave(args)).toMatchObject({ version: 5, notes: 'Mine', phone: '020 7946 0000' })
  },
}

/** Taking theirs gives my edits up and goes on from what they saved. */
export const TakeTheirs: Story = {
  render: withNews('Conflict', conflict),
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Mine')
    press('Conflict')
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs'))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onObstacleClose).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

/** The agent is busy then: going ahead repeats the save and says that it is meant. */
export const Clash: Story = {
  args: {
    subject: {
      kind: 'saved',
      lead: aLead({ status: LEAD_STATUS.ViewingScheduled, viewingDate: FIXTURE_NOW, viewingUserId: 1 }),
    },
  },
  render: withNews('Clash', {
    obstacle: { kind: 'clash', clash: { id: 7, name: 'Bo Ng', viewingDate: FIXTURE_NOW } },
  }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    press('Clash')
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/agent@latchkey\.example already has a viewing/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Confirm anyway' }))
    await expect(lastSave(args)).toMatchObject({ override: true, viewingDate: FIXTURE_NOW })
  },
}

/** Another lead holds the property: the form stays, with everything in it. */
export const HeldByAnother: Story = {
  args: {
    obstacle: { kind: 'held', heldBy: { id: 7, name: 'Bo Ng', status: LEAD_STATUS.ReservationRequested } },
  },
  play: async ({ args, userEvent }) => {
    const alert = within(await screen.findByRole('alertdialog', { name: 'This property is taken' }))
    await userEvent.click(alert.getByRole('button', { name: 'Close' }))
    await expect(args.onObstacleClose).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** What the server refused stands beside its field until that is edited. */
export const RefusedByTheServer: Story = {
  args: { serverErrors: { 'property.name': ['maxlength'], email: ['email'] } },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    const name = dialog.getByRole('textbox', { name: 'Property Name' })
    await expect(dialog.getByText('This is too long')).toBeVisible()
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'x')
    await expect(name).toBeValid()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
}

/** A save is under way: nothing is sent twice, and the dialog waits for the answer. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), '{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The lead is being read. */
export const Loading: Story = {
  args: { subject: { kind: 'loading', section: 'Viewing' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Viewing Details' }))
    await expect(dialog.getByText('Loading the lead…')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** The lead could not be read. */
export const Failed: Story = {
  args: { subject: { kind: 'failed' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** An old link to a lead that was deleted. */
export const Missing: Story = {
  args: { subject: { kind: 'missing' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This lead is not there any more')).toBeVisible())
  },
}

/** A colleague's link into a section that this person may not open. */
export const Forbidden: Story = {
  args: { subject: { kind: 'forbidden' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('You may not open this lead')).toBeVisible())
  },
}
