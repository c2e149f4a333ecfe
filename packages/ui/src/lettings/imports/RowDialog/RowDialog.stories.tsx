import { aRow, aRowWithProblem, SOME_COLUMNS, SOME_FIELDS } from '@latchkey/domain/imports/import.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { LONG_NAME, expectToFit, narrowest } from '../../../stories/long-text.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { RowDialog, type RowDialogProps } from './RowDialog.tsx'

const meta = {
  title: 'Lettings/Imports/RowDialog',
  id: 'lettings-rowdialog',
  component: RowDialog,
  tags: ['!stable', 'new'],
  parameters: ownFrame,
  args: {
    row: aRowWithProblem({
      remarks: [
        {
          field: 'phone',
          at: 4,
          value: '7700 900125',
          name: 'zero',
          text: 'The 0 at the beginning was missing',
        },
      ],
    }),
    columns: SOME_COLUMNS,
    labelOf: (name) => SOME_FIELDS.find((field) => field.name === name)?.label ?? name,
    canChange: true,
    onSave: fn(() => Promise.resolve(true)),
    onLeaveOut: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
} satisfies Meta<typeof RowDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Row 4' }))

/** A row without an email: the cell comes first, says so, and is mended in place. */
export const Mending: Story = {
  ...capturedOnce,
  parameters: { ...ownFrame, ...capturedOnce.parameters },
  play: async ({ args, userEvent }) => {
    const row = await dialog()
    const email = row.getByRole('textbox', { name: 'Email Address' })
    await expect(email).toBeInvalid()
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.type(email, 'ann@example.com')
    await userEvent.click(row.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({ 3: 'ann@example.com' })
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** It was left out by hand, and is included again. */
export const TakingIn: Story = {
  args: { row: aRow({ line: 4, outcome: 'left-out', reason: 'chosen' }) },
  play: async ({ args, userEvent }) => {
    const row = await dialog()
    await expect(row.getByText('Left out by hand')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Do not leave out' }))
    await expect(args.onLeaveOut).toHaveBeenCalledWith(false)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** The row is left out. */
export const LeavingOut: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('edits are asked about before they are lost', async () => {
      const row = await dialog()
      await userEvent.type(row.getByRole('textbox', { name: 'Forename' }), 'x')
      await userEvent.click(row.getByRole('button', { name: 'Cancel' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
      await expect(args.onClose).not.toHaveBeenCalled()
      await userEvent.click(question.getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    })

    await userEvent.click((await dialog()).getByRole('button', { name: 'Leave out' }))
    await expect(args.onLeaveOut).toHaveBeenCalledWith(true)
  },
}

const Refetching = (args: RowDialogProps) => (
  <Stateful start={args.row}>
    {(row, hold) => (
      <RowDialog
        {...args}
        row={row}
        onLeaveOut={() => {
          hold(row && { ...row, remarks: [] })
          return Promise.resolve(false)
        }}
        onClose={() => hold(null)}
      />
    )}
  </Stateful>
)

/** The rows are fetched again, as after a change by a colleague: edits are kept. */
export const Refetched: Story = {
  render: Refetching,
  play: async ({ userEvent }) => {
    const row = await dialog()
    const email = row.getByRole('textbox', { name: 'Email Address' })
    await userEvent.type(email, 'ann@example.com')
    await userEvent.click(row.getByRole('button', { name: 'Leave out' }))
    await waitFor(() => expect(row.queryByText('The 0 at the beginning was missing')).toBeNull())
    await expect(email).toHaveValue('ann@example.com')
  },
}

/** The record was deleted here: the row is not made again. */
export const LeftOut: Story = {
  args: { row: aRow({ line: 4, outcome: 'left-out', reason: 'deleted' }) },
  play: async () => {
    const row = await dialog()
    await expect(row.getByText('Deleted here')).toBeVisible()
    await expect(row.queryByRole('button', { name: 'Leave out' })).toBeNull()
  },
}

/** The row is written: its cells can be read only. */
export const Written: Story = {
  args: { row: aRow({ line: 4, written: true }) },
  play: async () => {
    const row = await dialog()
    await expect(row.getByText('zoe@example.com')).toBeVisible()
    await expect(row.queryByRole('textbox')).toBeNull()
  },
}

/** The address opens a line that no row has. */
export const Missing: Story = {
  args: { row: null, missingLine: 4 },
  play: async ({ args, userEvent }) => {
    const row = await dialog()
    await expect(row.getByText('This row no longer exists')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Long cells, on the narrowest screen. */
export const LongCells: Story = {
  ...narrowest,
  args: { row: aRowWithProblem({ cells: SOME_COLUMNS.map(() => LONG_NAME.repeat(3)) }) },
  play: async () => expectToFit(await screen.findByRole('dialog', { name: 'Row 4' })),
}
