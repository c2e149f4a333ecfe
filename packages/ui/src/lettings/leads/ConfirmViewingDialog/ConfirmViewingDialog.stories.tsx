import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LeadModel, type LeadRecord } from '@latchkey/domain/leads/lead.model'
import type { ClashObstacle } from '@latchkey/domain/leads/lead-obstacle'
import type { ConfirmationDraft } from '@latchkey/domain/leads/viewing.draft'
import { confirmationOf } from '@latchkey/domain/leads/viewing.draft'
import { createConfirmationForm } from '@latchkey/domain/leads/viewing-forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedRecord, asInAnEditor } from '../../opened-record.fixtures.ts'
import { ConfirmViewingDialog } from './ConfirmViewingDialog.tsx'

const HOUR_SECONDS = 3600
const waiting = aLead({ status: LEAD_STATUS.PendingViewingScheduled })

const opened = anOpenedRecord<LeadRecord, ConfirmationDraft, ClashObstacle>({
  createForm: createConfirmationForm,
  valuesOf: confirmationOf,
})
const waitingWith = (lead: Partial<Lead> = {}) => opened(LeadModel.create({ ...waiting, ...lead }))

const meta = {
  title: 'Lettings/Leads/ConfirmViewingDialog',
  id: 'lettings-confirmviewingdialog',
  component: ConfirmViewingDialog,
  args: {
    isOpen: true,
    opened: waitingWith(),
    agents: [
      { id: 1, name: 'Grace Patel', username: 'agent@latchkey.example' },
      { id: 2, name: 'Priya Shah', username: 'priya@latchkey.example' },
    ],
    onConfirm: fn(),
    onConfirmAnyway: fn(),
    onObstacleClose: fn(),
    onCloseRequest: fn(),
    onRetry: fn(),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmViewingDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm Viewing' }))

/** Nothing is preset: both fields are required. */
export const Blank: Story = {
  ...capturedAtOneWidth,
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText('A viewing confirmation email will be sent to the customer.')).toBeVisible()
    await expect(inside.getByLabelText(/Date of Viewing/)).toHaveAttribute('placeholder', 'DD/MM/YYYY HH:mm')
  },
}

/** Missing fields are reported; complete values are submitted. */
export const FilledIn: Story = {
  play: async ({ args, step, userEvent }) => {
    const inside = await dialog()
    const date = inside.getByLabelText(/Date of Viewing/)
    await step('empty', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Confirm' }))
      await expect(inside.getAllByText('This is required')).toHaveLength(2)
      await expect(args.onConfirm).toHaveReturnedWith(null)
    })
    await step('filled in', async () => {
      await fireEvent.change(date, { target: { value: '2026-03-04T14:15' } })
      await userEvent.click(inside.getByRole('combobox', { name: /Agent/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Priya Shah' }))
      await expect(args.opened.form?.isDirty).toBe(true)
      await userEvent.click(inside.getByRole('button', { name: 'Confirm' }))
      await expect(args.onConfirm).toHaveReturnedWith({
        viewingDate: Date.UTC(2026, 2, 4, 14, 15) / 1000,
        viewingUserId: 2,
      })
    })
  },
}

/** The date is preset with the one that the tenant desired. */
export const Wished: Story = {
  args: { opened: waitingWith({ desiredViewingDate: FIXTURE_NOW + HOUR_SECONDS }) },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByLabelText(/Date of Viewing/)).toHaveValue('02/03/2026 10:00')
    await expect(inside.getByText('Choose an agent…')).toBeVisible()
  },
}

/** An agent who has left stays selectable for this lead. */
export const FormerAgent: Story = {
  args: {
    opened: waitingWith({
      viewingDate: FIXTURE_NOW,
      viewingUserId: 9,
      viewingAgentName: 'Max Reed',
    }),
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('Max Reed')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Confirm' }))
    await expect(args.onConfirm).toHaveReturnedWith({ viewingDate: FIXTURE_NOW, viewingUserId: 9 })
  },
}

/** A time that the spring clock change skips, and errors from the server, are shown at their fields. */
export const Rejected: Story = {
  beforeEach: ({ args }) => args.opened.form?.setServerErrors({ viewingUserId: ['enumerable'] }),
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('This is invalid')).toBeVisible()
    await fireEvent.change(inside.getByLabelText(/Date of Viewing/), {
      target: { value: '2026-03-29T01:30' },
    })
    await userEvent.click(inside.getByRole('button', { name: 'Confirm' }))
    await expect(inside.getByText('This is not a valid date')).toBeVisible()
    await expect(args.onConfirm).toHaveReturnedWith(null)
  },
}
