import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '../../stories/captured.ts'
import { Card } from '../Card/Card.tsx'
import { CardGrid } from './CardGrid.tsx'

const cardOf = (title: string, words = 'Three homes are free.') => (
  <Card key={title} title={title} titleLevel={2}>
    {words}
  </Card>
)

const meta = {
  title: 'Layout/CardGrid',
  component: CardGrid,
  args: {
    label: 'Projects',
    children: ['Harbour View', 'Elm House', 'Mill Lofts'].map((name) => cardOf(name)),
  },
} satisfies Meta<typeof CardGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Three records: a list for screen readers. */
export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Projects' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** A full page, with one long card. */
export const AllStates: Story = {
  ...captured,
  args: {
    children: [
      cardOf('Harbour View'),
      cardOf('The Old Print Works, Clerkenwell Green', 'Everything is taken. '.repeat(8)),
      ...['Elm House', 'Mill Lofts', 'Quayside', 'Plot 3'].map((name) => cardOf(name)),
    ],
  },
}
