import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { captured } from '../../../stories/captured.ts'
import { ownFrame } from '../../../stories/own-frame.ts'
import { ExportMenu, type ExportMenuProps } from './ExportMenu.tsx'

const meta = {
  title: 'Lettings/Exports/ExportMenu',
  id: 'lettings-exportmenu',
  component: ExportMenu,
  args: { onExport: fn(), onCancel: fn(), onTooManyClose: fn() },
} satisfies Meta<typeof ExportMenu>
export default meta
type Story = StoryObj<typeof meta>

/** Above each list, for users who may export. */
export const Kinds: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    for (const [name, format] of [
      ['Excel (.xlsx)', 'xlsx'],
      ['CSV (.csv)', 'csv'],
    ] as const)
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
        await userEvent.click(await screen.findByRole('menuitem', { name }))
        await expect(args.onExport).toHaveBeenLastCalledWith(format)
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      })
  },
}

/** While the file is being created. */
export const Running: Story = {
  args: { isRunning: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Exporting…')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

function Begun(args: ExportMenuProps) {
  const [isRunning, setRunning] = useState(false)
  return (
    <ExportMenu
      {...args}
      isRunning={isRunning}
      onExport={() => setRunning(true)}
      onCancel={() => setRunning(false)}
    />
  )
}

/** Each button has the focus of the one that it replaces. */
export const FocusKept: Story = {
  render: Begun,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }))
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Export' })).toHaveFocus()
  },
}

/** The list has more rows than an export may have. */
export const TooMany: Story = {
  parameters: { ...captured.parameters, ...ownFrame },
  args: { tooMany: { rows: 100_001, max: 100_000 } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Too many rows' }))
    await waitFor(() => expect(dialog.getByText(/100,001 rows/)).toBeVisible())
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    await userEvent.click(close ?? document.body)
    await expect(args.onTooManyClose).toHaveBeenCalledOnce()
  },
}

/** Idle, disabled and running. */
export const AllStates: Story = {
  ...captured,
  render: (args) => (
    <Stack>
      <ExportMenu {...args} />
      <ExportMenu {...args} isDisabled />
      <ExportMenu {...args} isRunning />
    </Stack>
  ),
}
