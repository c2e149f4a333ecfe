import { aDay, aDayViewing } from '@latchkey/domain/today/today.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../../stories/captured.ts'
import { expectToFit, LONG_PERSON } from '../../../stories/long-text.ts'
import { DaySheet } from './DaySheet.tsx'

const meta = {
  title: 'Lettings/Today/DaySheet',
  id: 'lettings-daysheet',
  component: DaySheet,
  args: { day: aDay() },
} satisfies Meta<typeof DaySheet>
export default meta
type Story = StoryObj<typeof meta>

/** The printed day of an agent. */
export const Print: Story = {
  ...capturedAtOneWidth,
  play: async ({ canvas }) => {
    const title = 'Viewings of Grace Patel, Monday 02/03/2026'
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
    const headings = canvas.getAllByRole('columnheader').map((each) => each.textContent)
    await expect(headings).toEqual(['Time', 'Name', 'Phone', 'Address', 'Access notes', 'Notes', 'Done'])
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(
      canvas.getByText('Contains personal data and access details. Destroy after use.'),
    ).toBeVisible()
  },
}

/** Long names and notes wrap within the page; times do not. */
export const LongNotes: Story = {
  globals: { viewport: { value: 'w768' } },
  args: {
    day: aDay({ models: [aDayViewing({ ...LONG_PERSON, notes: 'Schlüssel'.repeat(40) })] }),
  },
  play: async ({ canvas }) => {
    await expectToFit(canvas.getByRole('table'))
    const time = document.createRange()
    time.selectNodeContents(canvas.getByRole('cell', { name: '10:00' }))
    await expect(time.getClientRects()).toHaveLength(1)
  },
}
