import type { Delivery } from '@latchkey/domain/webhooks/webhook.contract'
import { onTheirWayText, WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { RotateCw } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { deliveryColumns, type DeliveryColumn } from './delivery-columns.tsx'
import { DeliveryFilters } from './DeliveryFilters.tsx'

export interface DeliveryTableProps extends ListState<Delivery, never> {
  /** Deliveries on their way. */
  waiting: number
  /** Today in the business time zone. */
  today: string
  /** False while the webhook is off. */
  canResend: boolean
  onResend: (delivery: Delivery) => void
}

const NOUN = { one: 'delivery', many: 'deliveries' } as const
const idOf = ({ id }: Delivery) => String(id)

/**
 * Lists the deliveries to a webhook with the responses of the receiver.
 *
 * @do Show every delivery at first, also those that got through.
 * @dont Do not show anything of an answer but its status.
 * @key Tab: Moves to the filters, to the rows, which are one stop, and to the pager.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the button of another row.
 * @key Enter or Space: On a button, sends the delivery again.
 */
export function DeliveryTable({ waiting, today, canResend, onResend, ...list }: DeliveryTableProps) {
  const dates = useDateFormatter()
  const resend = useStableCallback(onResend)
  const columns = useMemo(() => deliveryColumns(dates), [dates])
  const rowMenu = useCallback(
    (delivery: Delivery) =>
      canResend ? (
        <IconButton
          label={`${WEBHOOK_WORDS.resend} ${delivery.type} ${delivery.eventId}`}
          icon={<RotateCw aria-hidden />}
          onClick={() => resend(delivery)}
        />
      ) : null,
    [canResend, resend],
  )
  const { query, onAsk } = list
  return (
    <Stack>
      <DeliveryFilters
        choices={query.choices ?? {}}
        today={today}
        onChange={(choices) => onAsk({ ...query, page: 1, choices })}
      />
      {waiting > 0 && <p>{onTheirWayText(waiting)}</p>}
      <ListTable<Delivery, DeliveryColumn, never>
        {...list}
        label={WEBHOOK_WORDS.deliveries}
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        rowMenu={rowMenu}
      />
    </Stack>
  )
}
