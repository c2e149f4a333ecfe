import { aDoneImport, anImport, someCounts } from '@latchkey/domain/imports/import.fixtures'
import { jobFault } from '@latchkey/domain/imports/import-faults'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { ImportSteps } from './ImportSteps.tsx'

const meta = {
  title: 'Lettings/Imports/ImportSteps',
  id: 'lettings-importsteps',
  component: ImportSteps,
  tags: ['!stable', 'new'],
  args: { value: anImport(), step: 'file', onStep: fn(), children: <p>The content of the step.</p> },
} satisfies Meta<typeof ImportSteps>
export default meta
type Story = StoryObj<typeof meta>

/** Being prepared: two columns are missing, and one word is undecided. */
export const Draft: Story = {
  ...captured,
  args: { value: anImport({ missing: ['email', 'phone'] }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: /^Columns 2/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Values 1/ }))
    await expect(args.onStep).toHaveBeenCalledWith('values')
  },
}

/** Checked: the counts are announced. */
export const Checked: Story = {
  args: { value: anImport({ state: 'checked', counts: someCounts() }), step: 'check' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Check 3/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Checked: 6 new, 1 known already, 1 unchanged, 1 left out, 3 with problems, 2 with remarks, 1 possible duplicate',
    )
  },
}

/** A run is announced in quarters. */
export const Importing: Story = {
  args: {
    value: aDoneImport({ state: 'importing', progress: { done: 12_999, of: 50_000 } }),
    step: 'import',
  },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Importing: 12,500 of 50,000'),
}

/** Undone: nothing is left of the file, and nothing to do behind the steps. */
export const Undone: Story = {
  args: { value: aDoneImport({ state: 'undone', columns: [], missing: ['email'] }), step: 'import' },
  play: async ({ canvas }) => {
    for (const name of ['File', 'Columns', 'Values', 'Check'])
      await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('tab', { name: 'Import' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The file is being read: the other steps are not possible yet. */
export const Reading: Story = {
  ...captured,
  args: { value: anImport({ state: 'reading', columns: [] }), children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Columns' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The file cannot be used, and why. */
export const Unreadable: Story = {
  ...captured,
  args: { value: anImport({ state: 'unreadable', fault: 'The file is locked with a password.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file is locked with a password.')
    await expect(canvas.queryByText('The content of the step.')).toBeNull()
  },
}

/** An error that stayed has stopped the import; it says what can be done. */
export const GivenUp: Story = {
  args: {
    value: aDoneImport({ state: 'stopped', fault: jobFault('run', 'database 23514 lead_status') }),
    step: 'import',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The import has stopped because of an error (database 23514 lead_status). What is there stays: go on, or undo it.',
    )
    await expect(canvas.getByText('The content of the step.')).toBeVisible()
  },
}
