import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { capturedAtOneWidth } from '../../stories/captured.ts'
import { FactList } from './FactList.tsx'

const meta = {
  title: 'Data/FactList',
  component: FactList,
  args: {
    facts: [
      { term: 'Tenant', value: 'Ann Lee' },
      { term: 'Property', value: 'Harbour View 12' },
      { term: 'Now', value: <time>02/03/2026 10:00</time> },
    ],
  },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

/** Above a question, the facts about its subject. */
export const Plain: Story = {
  ...capturedAtOneWidth,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Tenant',
      'Property',
      'Now',
    ])
  },
}
