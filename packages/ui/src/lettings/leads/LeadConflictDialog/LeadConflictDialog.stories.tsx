import { aLead, FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import { aLeadForm } from '@latchkey/domain/leads/lead-form.fixtures'
import { leadValuesOf, type LeadValues } from '@latchkey/domain/leads/lead-values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { LeadConflictDialog } from './LeadConflictDialog.tsx'

const DAY_SECONDS = 24 * 3600

/** The form of a lead with edits, after another user has saved. */
function aDispute(mine: Partial<LeadValues>, theirs: Partial<LeadValues>) {
  const form = aLeadForm()
  for (const [field, value] of Object.entries(mine)) form.set(field as keyof LeadValues, value)
  form.receive({ ...leadValuesOf(aLead()), ...theirs }, 2)
  return form
}

const meta = {
  title: 'Lettings/Leads/LeadConflictDialog',
  id: 'lettings-leadconflictdialog',
  component: LeadConflictDialog,
  args: {
    isOpen: true,
    changedBy: 'ben@latchkey.example',
    form: aDispute(
      {
        phone: '07700 900999',
        notes: 'Call after five.\nAsk for Ann.',
        viewingDate: FIXTURE_NOW + 2 * DAY_SECONDS,
        viewingUserId: 1,
      },
      {
        phone: '020 7946 0000',
        viewingDate: FIXTURE_NOW + 2 * DAY_SECONDS + 5400,
        viewingUserId: 2,
        postcode: 'BA1 1AB',
      },
    ),
    agents: [
      { id: 1, name: 'Grace Patel', username: 'agent@latchkey.example' },
      { id: 2, name: 'Priya Shah', username: 'priya@latchkey.example' },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onCancel: fn(),
  },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof LeadConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Two agents edited the same lead: both versions, field by field. */
export const Disputed: Story = {
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This lead was changed while you edited it' }),
    )
    await expect(dialog.getByText('ben@latchkey.example')).toBeInTheDocument()
    const row = within(dialog.getByRole('row', { name: /Phone/ }))
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '07700 900999',
      '020 7946 0000',
    ])
    await expect(dialog.getByText(/Postcode \(BA1 1AB\)/)).toBeInTheDocument()
  },
}

/** As it opens. */
export const AllStates: Story = { ...capturedAtOneWidth }
