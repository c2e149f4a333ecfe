import { someProperties, aProperty } from '@latchkey/domain/properties/property.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../../controls/Button/Button.tsx'
import { nextToSidebar, expectNoScrolling } from '../../../stories/next-to-sidebar.tsx'
import { captured } from '../../../stories/captured.ts'
import { UnitsTable } from './UnitsTable.tsx'

const meta = {
  title: 'Lettings/Properties/UnitsTable',
  id: 'lettings-unitstable',
  component: UnitsTable,
  args: {
    rows: someProperties(12, { projectId: 1 }),
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 2,
    total: 40,
    phase: 'ready',
    onAsk: fn(),
    onOpen: fn(),
    onDelete: fn(),
    onRetry: fn(),
    emptyHint: <Button variant="primary">Create New</Button>,
  },
} satisfies Meta<typeof UnitsTable>
export default meta
type Story = StoryObj<typeof meta>

/** Below the title of the project: every column can be sorted and filtered, every row has a menu. */
export const Ready: Story = {}

/** Sorted, filtered, and opened from a row's menu. */
export const Used: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const table = within(canvas.getByRole('table', { name: 'Units' }))
    await step('sorts', async () => {
      await userEvent.click(table.getByRole('button', { name: 'Purchase Price' }))
      await expect(args.onAsk).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: { column: 'purchasePrice', direction: 'asc' }, page: 1 }),
      )
    })
    await step('filters', async () => {
      await userEvent.type(table.getByRole('combobox', { name: 'Filter Availability' }), 'for')
      await waitFor(() =>
        expect(args.onAsk).toHaveBeenLastCalledWith(
          expect.objectContaining({ filters: { availability: 'for' } }),
          { replace: true },
        ),
      )
    })
    await step('opens and deletes', async () => {
      await userEvent.click(table.getByRole('button', { name: 'Apartment 101 1' }))
      await expect(args.onOpen).toHaveBeenCalledOnce()
      await userEvent.click(table.getByRole('button', { name: 'Actions for Penthouse 1' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ name: 'Penthouse 1' }))
    })
  },
}

/** Beside the sidebar at 1280 px the name of a unit fits one line, so that many units are visible. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  args: { rows: [aProperty({ id: 1, name: 'Harbour Quay 0.01', rentalPrice: 1467 })] },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: 'Harbour Quay 0.01' })
    await expect(name.offsetHeight).toBeLessThan(30)
    await expectNoScrolling(canvas.getByRole('table'))
  },
}

/** The project has no units yet. */
export const Empty: Story = {
  ...captured,
  args: { rows: [], total: 0, lastPage: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No units yet')).toBeVisible()
  },
}
