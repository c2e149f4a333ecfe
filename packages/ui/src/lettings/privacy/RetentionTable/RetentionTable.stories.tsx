import { DUE_LEADS } from '@latchkey/domain/privacy/retention/retention.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { Stateful } from '../../../stories/Stateful.tsx'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { RetentionTable } from './RetentionTable.tsx'

const meta = {
  title: 'Lettings/Privacy/RetentionTable',
  id: 'lettings-retentiontable',
  component: RetentionTable,
  args: {
    rows: DUE_LEADS,
    query: { page: 1, limit: 25, filters: {}, sort: null },
    page: 1,
    lastPage: 1,
    total: 3,
    phase: 'ready',
    selected: null,
    onAsk: fn(),
    onRetry: fn(),
    onSelect: fn(),
    onKeep: fn(),
    onAnonymise: fn(),
  },
  render: (args) => (
    <Stateful start={args.selected}>
      {(selected, hold) => (
        <RetentionTable
          {...args}
          selected={selected}
          onSelect={(next) => {
            args.onSelect(next)
            hold(next)
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof RetentionTable>
export default meta
type Story = StoryObj<typeof meta>

/** Two of three leads are ticked; the second one was deleted. */
export const Selecting: Story = {
  // The page is captured in a narrow window and in dark.
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
    await expect(canvas.getByRole('button', { name: 'Anonymise' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ann Lee' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bo Ng' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(['7', '12'])
    await expect(canvas.getAllByText('2 selected')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep longer' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Anonymise' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(args.onAnonymise).toHaveBeenCalledOnce()
  },
}

/** More than can be kept at once; nothing is due. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(RetentionTable, args, {
      tooMany: { selected: Array.from({ length: 101 }, (_, nr) => String(nr + 1)) },
      empty: { rows: [], total: 0 },
    }),
  play: async ({ canvas }) => {
    const tooMany = partOf(canvas, 'tooMany')
    await expect(tooMany.getAllByText('101 selected; at most 100 at once')[0]).toBeVisible()
    await expect(tooMany.getByRole('button', { name: 'Keep longer' })).toBeDisabled()

    const empty = partOf(canvas, 'empty')
    await expect(empty.getByText('No lead is due for review.')).toBeVisible()
  },
}
