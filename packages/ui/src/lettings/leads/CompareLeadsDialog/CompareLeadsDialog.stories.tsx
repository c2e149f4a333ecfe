import { aLead, anAnsweredLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { LeadModel, type LeadRecord } from '@latchkey/domain/leads/lead.model'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { CompareLeadsDialog } from './CompareLeadsDialog.tsx'

const DAY_SECONDS = 24 * 3600

type Lead = Parameters<typeof aLead>[0]
const older = (over: Lead = {}): LeadRecord =>
  LeadModel.create(
    aLead({ id: 1, dateSubmitted: FIXTURE_NOW - 5 * DAY_SECONDS, notes: 'Rang twice.', ...over }),
  )
const newer = (over: Lead = {}): LeadRecord =>
  LeadModel.create(
    anAnsweredLead({
      id: 2,
      email: 'a.lee@example.com',
      notes: 'Prefers evenings.',
      addressLine1: null,
      ...over,
    }),
  )

const meta = {
  title: 'Lettings/Leads/CompareLeadsDialog',
  id: 'lettings-compareleadsdialog',
  component: CompareLeadsDialog,
  args: {
    isOpen: true,
    leads: { left: older(), right: newer() },
    onRetry: fn(),
    now: FIXTURE_NOW,
    onMerge: fn(),
    onClose: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof CompareLeadsDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Compare Leads' }))

/** The fields that differ; values missing in the kept lead are taken from the other. */
export const Differing: Story = {
  ...captured,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** Two leads without differences. */
export const NothingDiffers: Story = {
  args: { leads: { left: older(), right: LeadModel.create(aLead({ id: 2, notes: 'Rang twice.' })) } },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.getByText('There are no differences to merge.')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Merge' }))
    await expect(args.onMerge).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), {})
  },
}

/** Both leads have a viewing or reservation to come: neither can be merged into the other. */
export const Rejected: Story = {
  args: {
    leads: {
      left: older({ status: LEAD_STATUS.ViewingScheduled, viewingDate: FIXTURE_NOW + DAY_SECONDS }),
      right: newer({ status: LEAD_STATUS.ReservationSent }),
    },
  },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText(/These leads cannot be merged/)).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Merge' })).toBeDisabled()
    await expect(inside.queryByRole('checkbox')).toBeNull()
  },
}

/** Only fields that differ are listed, and the chosen values are sent. */
export const Merging: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('the newer one is kept: choices that the user did not make change with it', async () => {
      const inside = await dialog()
      await userEvent.click(inside.getByRole('checkbox', { name: 'Keep the other lead' }))
      await userEvent.click(inside.getByRole('button', { name: 'Merge' }))
      await expect(args.onMerge).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 2 }),
        expect.objectContaining({ id: 1 }),
        {},
      )
      await userEvent.click(inside.getByRole('checkbox', { name: 'Keep the other lead' }))
    })

    const inside = await dialog()
    await step('only what differs is listed', async () => {
      await expect(inside.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent)).toEqual(
        ['Email', 'Address', 'Notes', 'Qualifying Questions'],
      )
      await expect(inside.getByRole('columnheader', { name: /Submitted 25\/02\/2026/ })).toHaveTextContent(
        'Is kept',
      )
    })
    await step('what is chosen is sent', async () => {
      const choose = async (field: string, choice: string) =>
        userEvent.click(
          within(inside.getByRole('group', { name: field })).getByRole('button', { name: choice }),
        )
      await choose('Email', 'Keep right')
      await choose('Notes', 'Keep both')
      await userEvent.click(inside.getByRole('button', { name: 'Merge' }))
      await expect(args.onMerge).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 1 }),
        expect.objectContaining({ id: 2 }),
        { email: 'other', notes: 'both', answers: 'other' },
      )
    })
  },
}

/** The newer one has a viewing to come: only it can be kept, so there is no choice. */
export const OnlyTheOther: Story = {
  args: {
    leads: {
      left: older(),
      right: newer({ status: LEAD_STATUS.ViewingScheduled, viewingDate: FIXTURE_NOW + DAY_SECONDS }),
    },
  },
  play: async ({ args, userEvent }) => {
    const inside = await dialog()
    await expect(inside.queryByRole('checkbox')).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Merge' }))
    await expect(args.onMerge).toHaveBeenCalledWith(
      expect.objectContaining({ id: 2 }),
      expect.anything(),
      expect.anything(),
    )
  },
}

/** The server denied the merge; the choices stay. */
export const ChangedMeanwhile: Story = {
  args: { error: 'One of the leads has changed in the meantime. Please compare them again.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('changed in the meantime')
  },
}

/** A user who may not merge can only compare. */
export const MayNotMerge: Story = {
  args: { onMerge: undefined },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByText('a.lee@example.com')).toBeVisible()
    await expect(inside.queryByRole('button', { name: 'Merge' })).toBeNull()
    await expect(inside.queryByRole('button', { name: 'Keep right' })).toBeNull()
  },
}
