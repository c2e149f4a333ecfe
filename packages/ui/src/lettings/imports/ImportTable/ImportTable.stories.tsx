import { LISTED_IMPORTS } from '@latchkey/domain/imports/import.fixtures'
import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { ListedImport } from '@latchkey/domain/imports/import.contract'
import { IMPORT_STATES } from '@latchkey/domain/imports/import.enums'
import { IMPORT_STATE_LABELS } from '@latchkey/domain/imports/import-labels'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Card } from '../../../layout/Card/Card.tsx'
import { captured } from '../../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { ImportTable } from './ImportTable.tsx'

const meta = {
  title: 'Lettings/Imports/ImportTable',
  id: 'lettings-importtable',
  component: ImportTable,
  tags: ['!stable', 'new'],
  args: {
    rows: LISTED_IMPORTS,
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: LISTED_IMPORTS.length,
    phase: 'ready',
    now: FIXTURE_NOW,
    pathOf: ({ id }: ListedImport) => `#import-${id}`,
    onAsk: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onUndo: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ImportTable>
export default meta
type Story = StoryObj<typeof meta>
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const listed = (state: ListedImport['state']) => {
  const found = LISTED_IMPORTS.find((each) => each.state === state)
  if (found === undefined) throw new Error(`No import is ${state}.`)
  return found
}

async function menuOf({ canvas, userEvent }: Playing, { fileName }: ListedImport) {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${fileName}` }))
  return within(await screen.findByRole('menu'))
}

/** One import in each state. */
export const EveryState: Story = {
  ...captured,
  play: async ({ canvas }) => {
    for (const state of IMPORT_STATES)
      await expect(canvas.getByText(IMPORT_STATE_LABELS[state])).toBeVisible()
    // The one that runs, and the one that was stopped.
    await expect(canvas.getAllByText('500 of 1,191')).toHaveLength(2)
    await expect(canvas.getByText('1,191')).toBeVisible()
  },
}

/** A finished import can be opened, undone and deleted. */
export const Menus: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const playing = { canvas, userEvent }
    await step('done', async () => {
      const menu = await menuOf(playing, listed('done'))
      await userEvent.click(menu.getByRole('menuitem', { name: 'Undo' }))
      await expect(args.onUndo).toHaveBeenCalledWith(listed('done'))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('a running one cannot be deleted', async () => {
      const menu = await menuOf(playing, listed('importing'))
      await expect(menu.queryByRole('menuitem', { name: 'Undo' })).toBeNull()
      await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('the name opens it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: listed('draft').fileName }))
      await expect(args.onOpen).toHaveBeenCalledWith(listed('draft'))
    })
  },
}

/** After its time an import can no longer be undone. */
export const TooLateToUndo: Story = {
  args: { now: FIXTURE_NOW + 31 * 86_400 },
  play: async ({ canvas, userEvent }) => {
    const menu = await menuOf({ canvas, userEvent }, listed('done'))
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: 'Undo' })).toBeNull()
  },
}

/** Nothing has been imported. */
export const Empty: Story = {
  ...captured,
  args: { rows: [], total: 0 },
  play: ({ canvas }) => expect(canvas.getByText('No imports yet')).toBeVisible(),
}

/** Beside the sidebar at 1280 px, in the card of its page, no column is out of sight. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  render: (args) => (
    <Card>
      <ImportTable {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  },
}

/** Long names, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: {
    rows: [
      { ...listed('done'), fileName: `${LONG_NAME}.xlsx`, system: LONG_NAME, by: { id: 1, name: LONG_NAME } },
    ],
    total: 1,
  },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
