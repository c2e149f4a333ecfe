import { aLead, anAnsweredLead } from '@latchkey/domain/leads/lead.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { QualifyingDataDialog } from './QualifyingDataDialog.tsx'

const meta = {
  title: 'Lettings/Leads/QualifyingDataDialog',
  id: 'lettings-qualifyingdatadialog',
  component: QualifyingDataDialog,
  args: { isOpen: true, lead: anAnsweredLead(), onClose: fn() },
  parameters: { ...ownFrame, layout: 'fullscreen' },
} satisfies Meta<typeof QualifyingDataDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Qualifying Question Data' }))
const answerTo = (inside: Awaited<ReturnType<typeof dialog>>, label: string) =>
  inside.getByText(label).parentElement?.querySelector('dd')?.textContent

/** All questions answered: labels instead of numbers, read-only. */
export const Answered: Story = {
  play: async () => {
    const inside = await dialog()
    await expect(answerTo(inside, 'Employment status')).toBe('Employed Full Time')
    await expect(answerTo(inside, 'Tenancy period')).toBe('12 months')
    await expect(answerTo(inside, 'Budget per month')).toBe('£1000-£1295')
    await expect(answerTo(inside, 'Comments')).toContain('Evenings suit us best.')
    await expect(inside.queryByRole('textbox')).toBeNull()
  },
}

/** The status was changed by staff, and the tenant never answered. */
export const Unanswered: Story = {
  args: { lead: aLead() },
  play: async () => {
    const inside = await dialog()
    await expect(answerTo(inside, 'Pets')).toBe('-')
    await expect(inside.getAllByText('-')).toHaveLength(15)
  },
}

/** Long words and several lines. */
export const AllStates: Story = {
  ...capturedAtOneWidth,
  args: {
    lead: anAnsweredLead({
      email: 'wilhelmina.alexandra.featherstonehaugh-cholmondeley@a-rather-long-company.example.com',
      qualifyingNotes: 'We would like to view at the weekend.\n\nIs the bicycle room locked?\n'.repeat(4),
    }),
  },
}
