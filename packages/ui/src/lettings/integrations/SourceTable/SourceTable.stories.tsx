import { aSource, SOME_SOURCES } from '@latchkey/domain/integrations/sources/source.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { SourceTable } from './SourceTable.tsx'

const meta = {
  title: 'Lettings/Integrations/SourceTable',
  id: 'lettings-sourcetable',
  component: SourceTable,
  tags: ['!stable', 'new'],
  args: {
    sources: SOME_SOURCES,
    phase: 'ready',
    onRetry: fn(),
    onEdit: fn(),
    onReplaceKey: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof SourceTable>
export default meta
type Story = StoryObj<typeof meta>

/** One of each format; the last has ended, and nothing can be done with it. */
export const Some: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent, step }) => {
    for (const text of ['Zoopla lead push', 'Own mapping', '02/03/2026 08:00', 'Never', 'Ended 10/02/2026'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Actions for Old portal' })).toBeNull()
    for (const [item, handler] of [
      ['Edit', args.onEdit],
      ['Replace key', args.onReplaceKey],
      ['End', args.onEnd],
    ] as const)
      await step(item, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Actions for Zoopla' }))
        const menu = within(await screen.findByRole('menu'))
        await userEvent.click(menu.getByRole('menuitem', { name: item }))
        await expect(handler).toHaveBeenCalledWith(aSource())
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      })
  },
}

/** There is no source yet. */
export const Empty: Story = {
  args: { sources: [] },
  play: ({ canvas }) => expect(canvas.getByText('No lead sources yet')).toBeVisible(),
}

/** Beside the sidebar at 1280 px nothing scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Long names, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: { sources: [aSource({ name: LONG_NAME })] },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
