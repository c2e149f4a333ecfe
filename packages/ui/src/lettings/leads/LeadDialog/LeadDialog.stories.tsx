import { LEAD_STATUS, LEAD_STATUS_LABELS, LEAD_STATUSES, sectionOf } from '@latchkey/domain/leads/lead-status'
import { aLead, anAnsweredLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LeadModel } from '@latchkey/domain/leads/lead.model'
import { leadDialogTitle } from '@latchkey/domain/leads/lead-names'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { capturedLow } from '../../../stories/captured.ts'
import { expectToFit } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedLead } from '../opened-lead.fixtures.ts'
import { asInAnEditor } from '../../opened-record.fixtures.ts'
import { LeadDialog } from './LeadDialog.tsx'

const agents = [
  { id: 1, name: 'Grace Patel', username: 'agent@latchkey.example' },
  { id: 2, name: 'Ben Cole', username: 'ben@latchkey.example' },
]
const lead = aLead({ version: 4 })
const viewing = anAnsweredLead({
  status: LEAD_STATUS.ViewingScheduled,
  viewingDate: FIXTURE_NOW + 3600,
  viewingUserId: 1,
})
const considered = anAnsweredLead({
  status: LEAD_STATUS.ReservationConsider,
  document: { status: 'Consider', maxRent: 1450 },
})

const meta = {
  title: 'Lettings/Leads/LeadDialog',
  id: 'lettings-leaddialog',
  component: LeadDialog,
  args: {
    isOpen: true,
    opened: anOpenedLead(lead),
    agents,
    onSave: fn(),
    onSaveMerged: fn(),
    onSaveAnyway: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** The radio group of a section and its part of the form have the same heading. */
const hasPart = (name: string) => screen.getAllByRole('group', { name }).length === 2

/** A new enquiry: title and fields as saved; a save sends all of them with the base version. */
export const Enquiry: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened('Enquiry Details')
    await expect(dialog.getByRole('textbox', { name: 'Property Postcode' })).toHaveValue('BS1 4RB')
    await expect(dialog.queryByRole('button', { name: 'Qualifying Questions' })).toBeNull()
    await step('a value is copied exactly as shown in its field', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(dialog.getByRole('button', { name: 'Copy Email' }))
      await expect(write).toHaveBeenCalledWith('ann.lee@example.com')
    })
    await step('an edit that is undone counts no longer', async () => {
      const notes = dialog.getByRole('textbox', { name: 'Notes' })
      await userEvent.type(notes, 'x')
      await expect(args.opened.form?.isDirty).toBe(true)
      await userEvent.clear(notes)
      await expect(args.opened.form?.isDirty).toBe(false)
    })
    await step('save', async () => {
      const name = dialog.getByRole('textbox', { name: 'First Name' })
      await userEvent.clear(name)
      await userEvent.type(name, 'Anna')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(
        expect.objectContaining({ firstName: 'Anna', lastName: 'Lee', version: 4, status: 1 }),
      )
    })
  },
}

/** The form follows the chosen status at once, and errors are shown at their fields. */
export const Filling: Story = {
  play: async ({ userEvent, step, args }) => {
    await step('the sections follow the chosen status, the title the saved one', async () => {
      const dialog = await opened('Enquiry Details')
      await expect(dialog.getAllByRole('radio')).toHaveLength(12)
      // Saving with it also mails a link.
      await expect(dialog.getByRole('radio', { name: 'Reservation sent' })).toHaveAccessibleDescription(
        'A reservation link will be emailed to the customer.',
      )
      for (const status of LEAD_STATUSES) {
        await userEvent.click(dialog.getByRole('radio', { name: LEAD_STATUS_LABELS[status] }))
        await expect(hasPart('Viewing')).toBe(sectionOf(status) === 'Viewing')
        await expect(hasPart('Reservation')).toBe([7, 10, 11, 12].includes(status))
        await expect(dialog.queryByLabelText('Viewing Date') !== null).toBe(sectionOf(status) === 'Viewing')
        await expect(dialog.queryByText('Referencing status') !== null).toBe(
          status === LEAD_STATUS.ReservationDeclined || status === LEAD_STATUS.ReservationConsider,
        )
        await expect(dialog.queryByLabelText('Reservation Sent Date') !== null).toBe(
          status === LEAD_STATUS.ReservationSent,
        )
        await expect(dialog.queryByLabelText('Reservation Complete Date') !== null).toBe(
          status === LEAD_STATUS.ReservationComplete,
        )
      }
      await expect(screen.getByRole('dialog', { name: 'Enquiry Details' })).toBeVisible()
    })
    await step('errors: after leaving an edited field, and everywhere after a save', async () => {
      const dialog = await opened('Enquiry Details')
      const email = dialog.getByRole('textbox', { name: 'Email' })
      await step('not while typing', async () => {
        await userEvent.clear(email)
        await userEvent.type(email, 'a@')
        await expect(email).not.toHaveAttribute('aria-invalid')
      })
      await step('on blur, and removed with the key that corrects it', async () => {
        await userEvent.tab()
        await expect(email).toBeInvalid()
        await expect(dialog.getByText('This is not a valid email')).toBeVisible()
        await userEvent.type(email, 'b.uk')
        await expect(email).not.toHaveAttribute('aria-invalid')
      })
      await step('all of it on a save, and the first has the focus', async () => {
        await userEvent.clear(dialog.getByRole('textbox', { name: 'Phone' }))
        await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), '12345')
        await userEvent.clear(dialog.getByRole('textbox', { name: 'Property Name' }))
        await userEvent.click(dialog.getByRole('radio', { name: 'Viewing scheduled' }))
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
        await expect(args.onSave).toHaveReturnedWith(null)
        await expect(dialog.getByText('This is not a valid phone')).toBeVisible()
        await expect(dialog.getAllByText('This is required')).toHaveLength(3)
        await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveFocus())
      })
    })
  },
}

/** A viewing whose confirmation was sent: the form says which email a change will send. */
export const ConfirmedViewing: Story = {
  args: { opened: anOpenedLead({ ...viewing, isViewingConfirmed: true }) },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened('Viewing Details')
    const date = dialog.getByLabelText('Viewing Date')
    await expect(date).toHaveValue('02/03/2026 10:00')
    await expect(dialog.queryByText(/was sent a confirmation/)).toBeNull()
    await step('moved', async () => {
      await userEvent.clear(date)
      await userEvent.type(date, '02/03/2026 1130')
      await expect(dialog.getByText(/Saving will email them the change/)).toBeVisible()
    })
    await step('another agent', async () => {
      await userEvent.click(dialog.getByRole('combobox', { name: 'Agent' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Ben Cole' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(
        expect.objectContaining({ viewingDate: FIXTURE_NOW + 9000, viewingUserId: 2 }),
      )
    })
    await step('cancelled', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Viewing cancelled' }))
      await expect(dialog.getByText(/that the viewing is cancelled/)).toBeVisible()
    })
  },
}

/** A time that the spring clock change skips is invalid, after the answers too: it stays as typed. */
export const SpringGap: Story = {
  args: { opened: anOpenedLead(viewing) },
  play: async ({ step, userEvent }) => {
    const dialog = await opened('Viewing Details')
    await step('the answers of the tenant, over the form', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Qualifying Questions' }))
      const answers = await opened('Qualifying Question Data')
      await expect(answers.getByText('Employed Full Time')).toBeInTheDocument()
      const [, close] = answers.getAllByRole('button', { name: 'Close' })
      await userEvent.click(close as HTMLElement)
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Qualifying Question Data' })).toBeNull(),
      )
    })
    const date = dialog.getByLabelText('Viewing Date')
    await userEvent.clear(date)
    await userEvent.type(date, '29/03/2026 01:30')
    // Past the button of the calendar, which is part of the field.
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByText('This is not a valid date')).toBeVisible())
    await expect(date).toHaveValue('29/03/2026 01:30')
  },
}

/** The agent has left since, and stays selectable for this lead. */
export const InactiveAgent: Story = {
  args: {
    opened: anOpenedLead({ ...viewing, viewingUserId: 9, viewingAgentName: 'Max Reed' }),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened('Viewing Details')
    await expect(dialog.getByRole('combobox', { name: 'Agent' })).toHaveTextContent('Max Reed')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveReturnedWith(expect.objectContaining({ viewingUserId: 9 }))
  },
}

/** The referee answered "consider": the result, and the agency's own decision, with confirmation. */
export const Considered: Story = {
  args: { opened: anOpenedLead(considered), onVerify: fn(), onDecline: fn(() => Promise.resolve(true)) },
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened('Reservation Details')
    await expect(dialog.getByText('£1,450.00')).toBeVisible()
    const answer = async (button: string, choice: string) => {
      await userEvent.click(dialog.getByRole('button', { name: button }))
      const question = within(await screen.findByRole('alertdialog', { name: button }))
      await userEvent.click(question.getByRole('button', { name: choice }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await step('Cancel does nothing', async () => {
      await answer('Verify Customer', 'Cancel')
      await expect(args.onVerify).not.toHaveBeenCalled()
    })
    await step('yes and no', async () => {
      await answer('Verify Customer', 'Confirm')
      await answer('Decline Customer', 'Confirm')
      await expect(args.onVerify).toHaveBeenCalledOnce()
      await expect(args.onDecline).toHaveBeenCalledOnce()
    })
    await step('not once another status is selected', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Reservation complete' }))
      await expect(dialog.queryByRole('button', { name: 'Verify Customer' })).toBeNull()
    })
  },
}

const followed = anOpenedLead(lead)

/** The actions follow the saved status: Answers from status 2 on, the decision only in status 11. */
export const ActsFollowTheSavedStatus: Story = {
  args: { opened: followed, onVerify: fn(), onDecline: fn(() => Promise.resolve(true)) },
  play: async () => {
    await screen.findByRole('dialog')
    const acts = ['Qualifying Questions', 'Verify Customer', 'Decline Customer']
    for (const status of LEAD_STATUSES) {
      const answered = anAnsweredLead({ status, viewingUserId: 1, version: lead.version })
      followed.receive(LeadModel.create(answered))
      const dialog = await opened(leadDialogTitle(sectionOf(status)))
      const radio = { name: LEAD_STATUS_LABELS[status], checked: true }
      await dialog.findByRole('radio', radio)
      const isDecided = status === LEAD_STATUS.ReservationConsider
      await expect(acts.filter((name) => dialog.queryByRole('button', { name }))).toEqual(
        status === LEAD_STATUS.AwaitingFeedback ? [] : isDecided ? acts : acts.slice(0, 1),
      )
    }
  },
}

/** On a phone the status is first, its choices are behind a button, and one button copies a section. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ step, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const dialog = await opened('Enquiry Details')
    const change = dialog.getByRole('button', { name: 'Change status' })
    const firstName = dialog.getByRole('textbox', { name: 'First Name' })
    await expect(change.compareDocumentPosition(firstName)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(dialog.queryByRole('radio')).toBeNull()
    await step('another status', async () => {
      await userEvent.click(change)
      await userEvent.click(dialog.getByRole('radio', { name: 'Viewing scheduled' }))
      await expect(dialog.getByLabelText('Viewing Date')).toBeVisible()
      await userEvent.click(change)
      await expect(dialog.queryByRole('radio')).toBeNull()
      await expect(change.parentElement).toHaveTextContent('Viewing scheduled')
    })
    await step('a section is copied without its empty fields', async () => {
      await expect(dialog.queryByRole('button', { name: 'Copy Email' })).toBeNull()
      await userEvent.click(dialog.getByRole('button', { name: 'Copy Tenant' }))
      await expect(write).toHaveBeenCalledWith(
        ['Ann Lee', 'ann.lee@example.com', '07700 900123', 'CRM-E-1001'].join('\n'),
      )
    })
    await expectToFit(await screen.findByRole('dialog'))
  },
}

/** A typical lead: a viewing with all fields filled in. */
export const AllStates: Story = {
  ...capturedLow,
  args: {
    opened: anOpenedLead({ ...viewing, notes: 'Ring the bell twice.\nThe dog is friendly.' }),
  },
}
