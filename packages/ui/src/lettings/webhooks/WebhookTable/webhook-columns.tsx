import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { typesText, webhookStateText } from '@latchkey/domain/webhooks/webhook.messages'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { NameLink } from '../../NameLink.tsx'
import { WebhookState } from '../WebhookState.tsx'

/** The columns of the table of webhooks. */
export type WebhookColumn = 'name' | 'url' | 'events' | 'state'

interface Surroundings {
  dateFormatter: DateFormatter
  /** The address of the page of a webhook. */
  pathOf: (webhook: Webhook) => string
  onOpen: (webhook: Webhook) => void
}

/** In order. */
export const webhookColumns = ({
  dateFormatter,
  pathOf,
  onOpen,
}: Surroundings): readonly DataColumn<Webhook, WebhookColumn>[] => [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    render: (webhook) => (
      <NameLink href={pathOf(webhook)} onOpen={() => onOpen(webhook)}>
        {webhook.name}
      </NameLink>
    ),
    meta: { widthRem: 8, isTitle: true },
  },
  { id: 'url', header: 'Address', accessorFn: ({ url }) => url, meta: { widthRem: 10, grow: 2 } },
  { id: 'events', header: 'Events', accessorFn: typesText, meta: { widthRem: 5, grow: 0 } },
  {
    id: 'state',
    header: 'State',
    accessorFn: (webhook) => webhookStateText(webhook, dateFormatter),
    render: (webhook) => <WebhookState webhook={webhook} />,
    meta: { widthRem: 12, isWhole: true },
  },
]
