import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LeadModel } from '@latchkey/domain/leads/lead.model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ownFrame } from '../../../stories/own-frame.ts'
import { anOpenedLead } from '../opened-lead.fixtures.ts'
import { asInAnEditor } from '../../opened-record.fixtures.ts'
import { LeadDialog } from './LeadDialog.tsx'

const viewing = aLead({
  status: LEAD_STATUS.PendingViewingScheduled,
  phone: '07700900123',
  viewingDate: FIXTURE_NOW,
  viewingUserId: 1,
})

const meta = {
  title: 'Lettings/Leads/LeadDialog/Status',
  id: 'lettings-leaddialog-status',
  component: LeadDialog,
  args: {
    isOpen: true,
    opened: anOpenedLead(viewing),
    agents: [{ id: 1, name: 'Alex Morgan', username: 'agent@latchkey.example' }],
    onSave: fn(),
    onSaveMerged: fn(),
    onSaveAnyway: fn(),
    onObstacleClose: fn(),
    onClose: fn(),
    onConfirmViewing: fn(),
  },
  beforeEach: asInAnEditor,
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** The head names the person and the home, and calls or writes to the tenant. */
export const Head: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await opened('Viewing Details')
    await expect(dialog.getByText('Ann Lee')).toBeVisible()
    await expect(dialog.getByText('Harbour View 12, Bristol')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '07700 900123' })).toHaveAttribute(
      'href',
      'tel:07700900123',
    )
    await expect(dialog.getByRole('link', { name: 'ann.lee@example.com' })).toHaveAttribute(
      'href',
      'mailto:ann.lee@example.com',
    )
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'First Name' })).toHaveFocus())
    await step('a status that emails nobody says what would, and offers to confirm the viewing', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Viewing scheduled' }))
      await expect(dialog.getByText('This does not email the tenant. Confirm Viewing does.')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm Viewing' }))
      await expect(args.onConfirmViewing).toHaveBeenCalledOnce()
      await userEvent.click(dialog.getByRole('radio', { name: 'Pending viewing scheduled' }))
      await expect(dialog.queryByText(/does not email/)).toBeNull()
    })
    await step('a choice of a reservation is saved at once: its date is preset, and in sight', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Reservation complete' }))
      const date = dialog.getByLabelText('Reservation Complete Date')
      await expect(date).not.toHaveValue('')
      const [body, field] = [screen.getByRole('dialog').getBoundingClientRect(), date.getBoundingClientRect()]
      await expect(field.bottom).toBeLessThanOrEqual(body.bottom)
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await expect(args.onSave).toHaveReturnedWith(
        expect.objectContaining({ status: 12, reservationCompleteDate: FIXTURE_NOW }),
      )
    })
  },
}

const topOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().top

let arriving = anOpenedLead('loading')

/** Below 1024 px too, the head is as high while the lead loads as afterwards. */
export const HeadKeepsItsHeight: Story = {
  globals: { viewport: { value: 'w768' } },
  beforeEach: () => {
    arriving = anOpenedLead('loading')
  },
  render: (args) => <LeadDialog {...args} opened={arriving} section="Viewing" onHistory={fn()} />,
  play: async () => {
    const dialog = await opened('Viewing Details')
    const heightOf = () =>
      dialog.getByRole('heading', { level: 2 }).parentElement?.getBoundingClientRect().height
    const loading = heightOf()
    arriving.receive(LeadModel.create(viewing))
    await expect(await dialog.findByText('Ann Lee')).toBeVisible()
    await expect(heightOf()).toBe(loading)
  },
}

/** On a phone too, where the head names the person and the home in a line each. */
export const HeadOnAPhone: Story = {
  ...HeadKeepsItsHeight,
  globals: { viewport: { value: 'w280' } },
  play: async (context) => {
    await HeadKeepsItsHeight.play?.(context)
    const dialog = await opened('Viewing Details')
    const [name, home] = ['Ann Lee', 'Harbour View 12, Bristol'].map((text) => dialog.getByText(text))
    await expect(home).toBeVisible()
    await expect(topOf(home)).toBeGreaterThan(topOf(name) ?? Infinity)
  },
}

/** Before Save it is said that the home is held for another lead. */
export const HomeIsHeld: Story = {
  args: {
    opened: anOpenedLead({
      ...viewing,
      homeHold: { heldBy: { id: 4, name: 'Bob Ong', status: LEAD_STATUS.ReservationRequested } },
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('Viewing Details')
    const refusal = () => dialog.queryByText(/No reservation can be sent for this property/)
    await expect(refusal()).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: /Reservation sent/ }))
    await expect(refusal()).toHaveTextContent('It is held by Bob Ong (Reservation requested).')
    await userEvent.click(dialog.getByRole('radio', { name: 'Reservation complete' }))
    await expect(refusal()).toBeNull()
  },
}
