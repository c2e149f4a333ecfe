import { A_DELIVERY_OF_EACH_FAULT, aDelivery } from '@latchkey/domain/webhooks/webhook.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { capturedOnce } from '../../../stories/captured.ts'
import { expectToFit, LONG_NAME, narrowest } from '../../../stories/long-text.ts'
import { expectNoScrolling, nextToSidebar } from '../../../stories/next-to-sidebar.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'

const QUERY = { page: 1, limit: 25, filters: {}, sort: null }

const meta = {
  title: 'Lettings/Webhooks/DeliveryTable',
  id: 'lettings-deliverytable',
  component: DeliveryTable,
  tags: ['!stable', 'new'],
  args: {
    rows: A_DELIVERY_OF_EACH_FAULT,
    query: QUERY,
    page: 1,
    lastPage: 1,
    total: A_DELIVERY_OF_EACH_FAULT.length,
    phase: 'ready',
    waiting: 4,
    today: '2026-03-02',
    canResend: true,
    onAsk: fn(),
    onRetry: fn(),
    onResend: fn(),
  },
} satisfies Meta<typeof DeliveryTable>
export default meta
type Story = StoryObj<typeof meta>

/** Every answer, and every reason for none. */
export const EveryFault: Story = {
  ...capturedOnce,
  play: async ({ args, canvas, userEvent }) => {
    for (const text of [
      '200 in 84 ms',
      '500 in 84 ms',
      'No answer in 15 s',
      'Name not found',
      'No connection',
      'Address refused',
      'Certificate not valid',
      'Redirected',
    ])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getByText('4 deliveries are on their way.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Resend webhook.test evt_1' }))
    await expect(args.onResend).toHaveBeenCalledWith(A_DELIVERY_OF_EACH_FAULT[1])
  },
}

/** Deliveries are narrowed by state, event and day. */
export const Filtering: Story = {
  args: { query: { ...QUERY, page: 3, choices: { state: 'failed' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Event' }))
    await userEvent.click(await screen.findByRole('option', { name: 'lead.created' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith({
      ...QUERY,
      choices: { state: 'failed', type: 'lead.created' },
    })
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '01/03/2026')
    await expect(args.onAsk).toHaveBeenLastCalledWith({
      ...QUERY,
      choices: { state: 'failed', from: '2026-03-01' },
    })
  },
}

/** Nothing was sent yet, and nothing can be sent again while the webhook is off. */
export const Empty: Story = {
  args: { rows: [], total: 0, waiting: 0, canResend: false },
  play: ({ canvas }) => expect(canvas.getByText('No deliveries yet')).toBeVisible(),
}

/** Beside the sidebar at 1280 px nothing scrolls. */
export const NextToSidebar: Story = {
  ...nextToSidebar,
  play: ({ canvas }) => expectNoScrolling(canvas.getByRole('table')),
}

/** Long names, on the narrowest screen. */
export const LongNames: Story = {
  ...narrowest,
  args: { rows: [aDelivery({ recordName: LONG_NAME })] },
  play: ({ canvasElement }) => expectToFit(canvasElement),
}
