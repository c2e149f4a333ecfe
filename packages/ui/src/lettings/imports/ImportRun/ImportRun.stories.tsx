import { aDoneImport, anImport, SOME_STAYS, someCounts } from '@latchkey/domain/imports/import.fixtures'
import { FIXTURE_NOW } from '@latchkey/domain/leads/lead.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { Stateful } from '../../../stories/Stateful.tsx'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { ImportRun } from './ImportRun.tsx'

const meta = {
  title: 'Lettings/Imports/ImportRun',
  id: 'lettings-importrun',
  component: ImportRun,
  tags: ['!stable', 'new'],
  args: {
    value: anImport({ state: 'checked', counts: someCounts() }),
    now: FIXTURE_NOW,
    listLink: <LinkButton href="#enquiries">Open the list</LinkButton>,
    onOptions: fn(),
    onStart: fn(),
    onStop: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof ImportRun>
export default meta
type Story = StoryObj<typeof meta>

/** The rows are checked; nobody is emailed. */
export const Ready: Story = {
  ...captured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nobody is emailed.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Let them wait for an answer' }))
    await expect(args.onOptions).toHaveBeenCalledWith({ waiting: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Import 7 enquiries' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** Staff can be invited, which sends mail. */
export const Inviting: Story = {
  args: {
    value: anImport({
      kind: 'staff',
      state: 'checked',
      counts: someCounts({ create: 2, update: 0 }),
      options: { ...anImport().options, invite: true },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 people are emailed an invitation.')).toBeVisible()
    await expect(canvas.queryByText('Nobody is emailed.')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invite them' }))
    await expect(args.onOptions).toHaveBeenCalledWith({ invite: false })
  },
}

/** Some rows are written; the rest can be stopped. */
export const Running: Story = {
  ...captured,
  args: {
    value: anImport({ state: 'importing', counts: someCounts(), progress: { done: 12_500, of: 50_000 } }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('value', '25')
    await expect(canvas.getByText('12,500 of 50,000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** Stopped half-way: what is there stays, and the import can be continued. */
export const Stopped: Story = {
  ...captured,
  args: {
    value: aDoneImport({
      state: 'stopped',
      progress: { done: 3, of: 7 },
      written: { created: 3, updated: 0 },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 imported, 0 updated, 1 left out, 3 with problems.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

/** Every row that could be written is. */
export const Done: Story = {
  ...captured,
  args: { value: aDoneImport() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 imported, 1 updated, 1 left out, 3 with problems.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the list' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Import the rest' })).toBeNull()
  },
}

/** Two rows with problems have been mended since. */
export const Rest: Story = {
  args: { value: aDoneImport({ counts: someCounts({ create: 8, problems: 1 }) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import the rest' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** Too late to undo; being undone; nothing to import; not checked yet. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(ImportRun, args, {
      tooLateToUndo: { value: aDoneImport(), now: FIXTURE_NOW + 31 * 86_400 },
      undoing: { value: aDoneImport({ state: 'undoing' }) },
      nothing: {
        value: anImport({ state: 'checked', counts: someCounts({ create: 0, update: 0, same: 12 }) }),
      },
      unchecked: { value: anImport() },
    }),
  play: async ({ canvas }) => {
    const tooLateToUndo = partOf(canvas, 'tooLateToUndo')
    await expect(tooLateToUndo.queryByRole('button', { name: 'Undo' })).toBeNull()
    const undoing = partOf(canvas, 'undoing')
    await expect(undoing.getByRole('progressbar', { name: 'Undoing' })).toBeVisible()
    const nothing = partOf(canvas, 'nothing')
    await expect(nothing.queryByRole('button')).toBeNull()
    const unchecked = partOf(canvas, 'unchecked')
    await expect(unchecked.getByText('The rows are not checked yet.')).toBeVisible()
  },
}

/** Two records stay, and are named. */
export const Undone: Story = {
  ...captured,
  args: {
    value: aDoneImport({ state: 'undone', undoUntil: null }),
    stays: {
      rows: SOME_STAYS,
      query: { page: 1, limit: 25, filters: {}, sort: null },
      page: 1,
      lastPage: 1,
      total: 2,
      phase: 'ready',
      onAsk: fn(),
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Import has been undone. 2 stay.')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'What stays' })).toBeVisible()
    await expect(canvas.getByText('In use')).toBeVisible()
  },
}

/** By keyboard, from the start to the undo: the focus stays here while each button is replaced. */
export const FocusKept: Story = {
  render: (args) => (
    <Stateful start={args.value}>
      {(value, hold) => (
        <ImportRun
          {...args}
          value={value}
          onStart={() => hold(aDoneImport({ state: 'importing', progress: { done: 2, of: 7 } }))}
          onStop={() => hold(aDoneImport())}
          onUndo={() => hold(aDoneImport({ state: 'undoing' }))}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Import 7 enquiries' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // Not on what takes it all back.
    await expect(canvas.getByRole('link', { name: 'Open the list' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Undoing…')).toBeVisible()
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement)
  },
}
