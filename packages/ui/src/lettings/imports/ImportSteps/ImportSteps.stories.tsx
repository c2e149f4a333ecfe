import { aDoneImport, anImport, someCounts } from '@latchkey/domain/imports/import.fixtures'
import { jobFault } from '@latchkey/domain/imports/import-faults'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { captured } from '../../../stories/captured.ts'
import { inParts, partOf } from '../../../stories/parts.tsx'
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

/** Checked; being imported; undone; ended by an error. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(ImportSteps, args, {
      checked: { value: anImport({ state: 'checked', counts: someCounts() }), step: 'check' },
      importing: {
        value: aDoneImport({ state: 'importing', progress: { done: 12_999, of: 50_000 } }),
        step: 'import',
      },
      undone: { value: aDoneImport({ state: 'undone', columns: [], missing: ['email'] }), step: 'import' },
      givenUp: {
        value: aDoneImport({ state: 'stopped', fault: jobFault('run', 'database 23514 lead_status') }),
        step: 'import',
      },
    }),
  play: async ({ canvas }) => {
    const checked = partOf(canvas, 'checked')
    await expect(checked.getByRole('tab', { name: /^Check 3/ })).toHaveAttribute('aria-selected', 'true')
    await expect(checked.getByRole('status')).toHaveTextContent(
      'Checked: 6 new, 1 known already, 1 unchanged, 1 left out, 3 with problems, 2 with remarks, 1 possible duplicate',
    )

    const importing = partOf(canvas, 'importing')
    await expect(importing.getByRole('status')).toHaveTextContent('Importing: 12,500 of 50,000')
    const undone = partOf(canvas, 'undone')
    for (const name of ['File', 'Columns', 'Values', 'Check'])
      await expect(undone.getByRole('tab', { name })).toHaveAttribute('aria-disabled', 'true')
    await expect(undone.getByRole('tab', { name: 'Import' })).toHaveAttribute('aria-selected', 'true')

    const givenUp = partOf(canvas, 'givenUp')
    await expect(givenUp.getByRole('alert')).toHaveTextContent(
      'The import has stopped because of an error (database 23514 lead_status). What is there stays: go on, or undo it.',
    )
    await expect(givenUp.getByText('The content of the step.')).toBeVisible()
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
