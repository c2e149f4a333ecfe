import { anOfficeDraft } from '@latchkey/domain/office/office.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { BrandSample } from './BrandSample.tsx'

const meta = {
  title: 'Lettings/Office/BrandSample',
  id: 'lettings-brandsample',
  component: BrandSample,
  args: { draft: anOfficeDraft() },
} satisfies Meta<typeof BrandSample>
export default meta
type Story = StoryObj<typeof meta>

/** A blue that is readable as it is in the light theme, and not in the dark one. */
export const AsGiven: Story = {
  ...captured,
  play: async ({ canvas }) => {
    const paper = within(canvas.getByRole('region', { name: 'Light theme' }))
    await expect(paper.getAllByText('#0f4c81, as given')).toHaveLength(3)
    const night = within(canvas.getByRole('region', { name: 'Dark theme' }))
    await expect(night.getAllByText(/main colour adjusted for contrast/).length).toBeGreaterThan(0)
  },
}

/** A yellow on which white would be unreadable: the text becomes dark, and links and menu darker. */
export const Moved: Story = {
  ...captured,
  args: { draft: anOfficeDraft({ mainColour: '#ffd400', accentColour: '#e4572e' }) },
  play: async ({ canvas }) => {
    const paper = within(canvas.getByRole('region', { name: 'Light theme' }))
    await expect(paper.queryByText('#ffd400, as given')).toBeNull()
  },
}

/** No colours, or an invalid one. */
export const Own: Story = {
  args: { draft: anOfficeDraft({ mainColour: '', accentColour: '#12' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/the default/)).toHaveLength(10)
  },
}
