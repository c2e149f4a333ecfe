import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { Delivery } from '@latchkey/domain/webhooks/webhook.contract'
import { DELIVERY_STATE_LABELS, type DeliveryState } from '@latchkey/domain/webhooks/webhook.enums'
import { answerText } from '@latchkey/domain/webhooks/webhook.messages'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'

/** Yellow will be tried again by itself. */
const TONES: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'neutral',
  delivered: 'green',
  failed: 'yellow',
  'given-up': 'red',
}

/** The columns of the table of deliveries. */
export type DeliveryColumn = 'type' | 'record' | 'first' | 'attempts' | 'answer' | 'state'

/** In order. Beside the menu they fit on a tablet of 768 px, so that the state is in sight. */
export const deliveryColumns = (dates: DateFormatter): readonly DataColumn<Delivery, DeliveryColumn>[] => [
  { id: 'type', header: 'Event', accessorFn: ({ type }) => type, meta: { widthRem: 8.5, isTitle: true } },
  {
    id: 'record',
    header: 'Record',
    accessorFn: ({ recordName }) => recordName ?? DASH,
    meta: { widthRem: 6.5, grow: 2 },
  },
  {
    id: 'first',
    header: 'First tried',
    accessorFn: ({ firstAt }) => dates.formatDateTime(firstAt) || DASH,
    meta: { widthRem: 7, isWhole: true },
  },
  {
    id: 'attempts',
    header: 'Attempts',
    accessorFn: ({ attempts }) => attempts,
    meta: { widthRem: 5, align: 'end', grow: 0 },
  },
  {
    id: 'answer',
    header: 'Last answer',
    accessorFn: (delivery) => answerText(delivery) || DASH,
    meta: { widthRem: 6, isWhole: true },
  },
  {
    id: 'state',
    header: 'State',
    accessorFn: ({ state }) => DELIVERY_STATE_LABELS[state],
    render: ({ state }) => <StatusLabel tone={TONES[state]}>{DELIVERY_STATE_LABELS[state]}</StatusLabel>,
    meta: { widthRem: 6, isWhole: true },
  },
]
