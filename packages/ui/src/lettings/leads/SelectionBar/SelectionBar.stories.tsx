import { BULK_MAX } from '@latchkey/domain/leads/bulk/bulk.limits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { ExportMenu } from '../../exports/ExportMenu/ExportMenu.tsx'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const meta = {
  title: 'Lettings/Leads/SelectionBar',
  id: 'lettings-selectionbar',
  component: SelectionBar,
  args: {
    count: 12,
    onSelectPage: fn(),
    onClear: fn(),
    onAssign: fn(),
    onDelete: fn(),
    exportMenu: <ExportMenu onExport={fn()} onCancel={fn()} onTooManyClose={fn()} />,
  },
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

/** Twelve leads, and a manager's permissions. */
export const SomeSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const [name, act] of [
      ['Select all on this page', args.onSelectPage],
      ['Clear', args.onClear],
      ['Assign…', args.onAssign],
      ['Delete', args.onDelete],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(act).toHaveBeenCalledOnce()
    }
  },
}

/** None selected; as many as can be; without permission to assign. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(SelectionBar, args, {
      noneSelected: { count: 0 },
      atLimit: { count: BULK_MAX },
      withoutPermission: { onAssign: undefined, exportMenu: null },
    }),
  play: async ({ canvas }) => {
    const noneSelected = partOf(canvas, 'noneSelected')
    for (const name of ['Clear', 'Assign…', 'Delete'])
      await expect(noneSelected.getByRole('button', { name })).toBeDisabled()

    const atLimit = partOf(canvas, 'atLimit')
    await expect(atLimit.getByRole('button', { name: 'Select all on this page' })).toBeDisabled()
    await expect(atLimit.getAllByText('200 selected (the maximum)')[0]).toBeVisible()

    const withoutPermission = partOf(canvas, 'withoutPermission')
    await expect(withoutPermission.queryByRole('button', { name: 'Assign…' })).toBeNull()
  },
}

/** None, some, the maximum, and without permissions. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      <SelectionBar {...args} count={0} />
      <SelectionBar {...args} />
      <SelectionBar {...args} count={BULK_MAX} />
      <SelectionBar {...args} onAssign={undefined} exportMenu={null} />
    </Stack>
  ),
}
