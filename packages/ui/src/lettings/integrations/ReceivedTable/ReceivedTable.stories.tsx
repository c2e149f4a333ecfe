import {
  aReceived,
  ONE_OF_EACH_OUTCOME,
  SOME_SOURCES,
} from '@latchkey/domain/integrations/sources/source.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { inParts, partOf } from '../../../stories/parts.tsx'
import { ReceivedTable } from './ReceivedTable.tsx'

const query = { page: 1, limit: 25, filters: {}, sort: null }

const meta = {
  title: 'Lettings/Integrations/ReceivedTable',
  id: 'lettings-receivedtable',
  component: ReceivedTable,
  tags: ['!stable', 'new'],
  args: {
    rows: ONE_OF_EACH_OUTCOME,
    sources: SOME_SOURCES,
    query,
    page: 1,
    lastPage: 1,
    total: ONE_OF_EACH_OUTCOME.length,
    phase: 'ready',
    onAsk: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof ReceivedTable>
export default meta
type Story = StoryObj<typeof meta>

/** A message has each of its outcomes. */
export const EveryOutcome: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    for (const text of [
      'To complete',
      'Completed by Grace Patel',
      'Ignored by Grace Patel: An advert, no enquiry',
      'Not readable',
      '3 times',
      'Deleted',
      'Viewing scheduled',
    ])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getAllByText('New lead')).toHaveLength(2)
    // A deleted lead cannot be opened.
    await expect(canvas.queryByRole('button', { name: 'Open Ann Lee' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Joe Bloggs' }))
    await expect(args.onOpen).toHaveBeenCalledWith(7)
  },
}

/** By source and by outcome; one keeps the other. */
export const Filtered: Story = {
  args: { query: { ...query, choices: { outcome: 'ignored' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Outcome' })).toHaveTextContent('Ignored')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Source' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Zoopla' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith({
      ...query,
      choices: { outcome: 'ignored', source: '1' },
    })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Outcome' }))
    await userEvent.click(await screen.findByRole('option', { name: 'All outcomes' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith({ ...query, choices: {} })
  },
}

/** Without permission to open leads; nothing received yet. */
export const OtherStates: Story = {
  render: (args) =>
    inParts(ReceivedTable, args, {
      withoutPermission: { onOpen: undefined },
      empty: { rows: [], total: 0 },
    }),
  play: async ({ canvas }) => {
    const withoutPermission = partOf(canvas, 'withoutPermission')
    await expect(withoutPermission.queryByRole('button', { name: /^Open/ })).toBeNull()
    const empty = partOf(canvas, 'empty')
    await expect(empty.getByText('No enquiries yet')).toBeVisible()
  },
}

/** Beside the sidebar at 1280 px nothing scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Long names, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: { rows: [aReceived({ name: LONG_NAME, reference: 'x'.repeat(255) })] },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
