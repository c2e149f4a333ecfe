import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { aLeadRecord } from '@latchkey/domain/leads/lead-form.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedLead } from '../opened-lead.fixtures.ts'
import { asInAnEditor } from '../../opened-record.fixtures.ts'
import { LeadDialog } from './LeadDialog.tsx'

const lead = aLead({ version: 4 })
const theirs = aLeadRecord({ version: 5, phone: '020 7946 0000', notes: 'Theirs' })
const viewing = aLead({ status: LEAD_STATUS.ViewingScheduled, viewingDate: FIXTURE_NOW, viewingUserId: 1 })

const meta = {
  title: 'Lettings/Leads/LeadDialog/Safety',
  id: 'lettings-leaddialog-safety',
  component: LeadDialog,
  args: {
    isOpen: true,
    opened: anOpenedLead(lead),
    agents: [{ id: 1, name: 'Grace Patel', username: 'agent@latchkey.example' }],
    onSave: fn(),
    onSaveMerged: fn(),
    onSaveAnyway: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogHere = async () => within(await screen.findByRole('dialog', { name: 'Enquiry Details' }))
const lastResult = (callback: () => void) => mocked(callback).mock.results.at(-1)?.value as unknown

/** With unsaved edits, closing asks first; without, it closes at once. */
export const AsksBeforeLosing: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await dialogHere()
    await step('nothing edited', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'x')
    await step('Keep editing goes back to the edits', async () => {
      const [, close] = dialog.getAllByRole('button', { name: 'Close' })
      await userEvent.click(close as HTMLElement)
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Bathx')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('Discard removes them', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
      await expect(args.opened.form?.isDirty).toBe(false)
      await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Bath')
    })
  },
}

const untouched = anOpenedLead(lead)

/** Another user saves while there are no edits: the form shows the new values. */
export const FollowsWhileUntouched: Story = {
  args: { opened: untouched },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    untouched.receive(theirs)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'x')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(lastResult(args.onSave)).toMatchObject({ version: 5, city: 'Bathx' })
  },
}

const edited = anOpenedLead(lead)

/** Another user saves while there are edits: they stay, a notice says so, and the save sends the base version. */
export const KeepsEditsWhenOthersSave: Story = {
  args: { opened: edited },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    const city = dialog.getByRole('textbox', { name: 'City' })
    await userEvent.type(city, 'x')
    edited.receive(theirs)
    await waitFor(() => expect(dialog.getByText(/Somebody else has saved this lead/)).toBeVisible())
    await expect(city).toHaveValue('Bathx')
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(lastResult(args.onSave)).toMatchObject({ version: 4, city: 'Bathx', notes: '' })
  },
}

/** A lead with a conflict, which occurs when `meetConflict` is called. */
function disputedLead() {
  const opened = anOpenedLead(lead)
  const meetConflict = () => {
    opened.receive(theirs)
    opened.setObstacle({ kind: 'conflict', changedBy: 'ben@latchkey.example' })
  }
  return { opened, meetConflict }
}

const kept = disputedLead()

/** Both saved: keeping mine saves my edits over theirs, and keeps their other changes. */
export const KeepMine: Story = {
  args: { opened: kept.opened },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Mine')
    kept.meetConflict()
    const choice = within(
      await screen.findByRole('dialog', { name: 'This lead was changed while you edited it' }),
    )
    await expect(choice.getByRole('row', { name: /Notes Mine Theirs/ })).toBeInTheDocument()
    await expect(choice.getByText(/Phone \(020 7946 0000\)/)).toBeInTheDocument()
    await userEvent.click(choice.getByRole('button', { name: 'Keep mine' }))
    await expect(lastResult(args.onSaveMerged)).toMatchObject({
      version: 5,
      notes: 'Mine',
      phone: '020 7946 0000',
    })
  },
}

const givenUp = disputedLead()

/** Taking theirs discards my edits and continues with their version. */
export const TakeTheirs: Story = {
  args: { opened: givenUp.opened, onObstacleClose: fn(() => givenUp.opened.setObstacle(null)) },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Mine')
    givenUp.meetConflict()
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs'))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onObstacleClose).toHaveBeenCalledOnce()
    await expect(args.opened.form?.isDirty).toBe(false)
  },
}

const clashing = anOpenedLead(viewing)

/** The agent is busy at that time: confirming repeats the save with an override. */
export const Clash: Story = {
  args: { opened: clashing },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(lastResult(args.onSave)).toMatchObject({ viewingDate: FIXTURE_NOW })
    clashing.setObstacle({
      kind: 'clash',
      clash: { id: 7, name: 'Bo Ng', viewingDate: FIXTURE_NOW },
    })
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/Grace Patel already has a viewing/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Confirm anyway' }))
    await expect(args.onSaveAnyway).toHaveBeenCalledOnce()
  },
}

const held = anOpenedLead(lead)

/** The property is held for another lead: the form stays as it is. */
export const HeldByAnother: Story = {
  args: { opened: held },
  beforeEach: () =>
    held.setObstacle({
      kind: 'held',
      heldBy: { id: 7, name: 'Bo Ng', status: LEAD_STATUS.ReservationRequested },
    }),
  play: async ({ args, userEvent }) => {
    const alert = within(await screen.findByRole('alertdialog', { name: 'This property is taken' }))
    await userEvent.click(alert.getByRole('button', { name: 'Close' }))
    await expect(args.onObstacleClose).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** An error from the server is shown at its field until that is edited. */
export const RejectedByTheServer: Story = {
  beforeEach: ({ args }) =>
    args.opened.form?.setServerErrors({ 'property.name': ['maxlength'], email: ['email'] }),
  play: async ({ userEvent }) => {
    const dialog = await dialogHere()
    const name = dialog.getByRole('textbox', { name: 'Property Name' })
    await expect(dialog.getByText('This is too long')).toBeVisible()
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'x')
    await expect(name).toBeValid()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  },
}

/** While saving, nothing is submitted twice, and the dialog stays open. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogHere()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), '{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The lead is loading; it was opened from a list. */
export const Loading: Story = {
  args: { opened: anOpenedLead('loading'), section: 'Enquiry' },
  play: async () => {
    const dialog = await dialogHere()
    await expect(dialog.getByText('Loading the lead…')).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

/** The lead could not be loaded. */
export const Failed: Story = {
  args: { opened: anOpenedLead('failed') },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('The lead could not be loaded')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A link into a section without permission for it, outside a list: the section stays unknown. */
export const Forbidden: Story = {
  args: { opened: anOpenedLead('forbidden') },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Lead Details' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('You do not have access to this lead')).toBeVisible())
  },
}

const typedInto = anOpenedLead(viewing)
/** Called when the dialog or its footer renders, which read the saved lead. */
const handleRender = fn()
const handleAsk = fn<(field: string) => void>()

/** Records which fields read their error, which each does once per render. */
function watched<Form extends object>(form: Form): Form {
  const errorOf = (field: string) => {
    handleAsk(field)
    return (form as { errorOf?: (name: string) => unknown }).errorOf?.(field)
  }
  return new Proxy(form, { get: (target, key) => (key === 'errorOf' ? errorOf : Reflect.get(target, key)) })
}

/** Typing in one of some twenty fields re-renders only that one, and neither header nor footer. */
export const RendersWhatIsTyped: Story = {
  args: { opened: typedInto },
  render: (args) => (
    <LeadDialog
      {...args}
      opened={{
        state: 'form',
        isGone: false,
        obstacle: null,
        get saved() {
          handleRender()
          return typedInto.saved
        },
        form: typedInto.form && watched(typedInto.form),
      }}
    />
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Viewing Details' }))
    const city = dialog.getByRole('textbox', { name: 'City' })
    await userEvent.click(city)
    handleRender.mockClear()
    handleAsk.mockClear()
    await userEvent.keyboard('x')
    await expect(city).toHaveValue('Bathx')
    await expect(handleRender).not.toHaveBeenCalled()
    await expect(handleAsk.mock.calls).toEqual([['city']])
  },
}
