import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { Pencil, Power } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { DataTable, type DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { deleteItem } from '../../delete-item.tsx'
import { webhookColumns, type WebhookColumn } from './webhook-columns.tsx'

export interface WebhookTableProps extends Pick<
  DataTableProps<Webhook>,
  'phase' | 'hasRefreshFailed' | 'onRetry'
> {
  /** By name. Keep it stable between renders. */
  webhooks: readonly Webhook[]
  /** The address of the page of a webhook. Keep it stable between renders. */
  pathOf: (webhook: Webhook) => string
  /** The button that adds the first webhook. */
  emptyHint?: ReactNode
  onOpen: (webhook: Webhook) => void
  onEdit: (webhook: Webhook) => void
  /** Switches it on or off. */
  onSwitch: (webhook: Webhook) => void
  onDelete: (webhook: Webhook) => void
}

const NOUN = { one: 'webhook', many: 'webhooks' } as const
const idOf = ({ id }: Webhook) => String(id)

/**
 * The programs to which events are sent, and whether they can be reached.
 *
 * @do Say why a webhook is off: a person has to switch it on again.
 * @dont Do not delete one without asking: the list of what was sent goes with it.
 * @key Tab: Moves to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its name and its menu.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter: On a name, opens the webhook.
 */
export function WebhookTable({
  webhooks,
  pathOf,
  onOpen,
  onEdit,
  onSwitch,
  onDelete,
  ...table
}: WebhookTableProps) {
  const dateFormatter = useDateFormatter()
  const [open, edit, toggle, remove] = [
    useStableCallback(onOpen),
    useStableCallback(onEdit),
    useStableCallback(onSwitch),
    useStableCallback(onDelete),
  ]
  const columns = useMemo(
    () => webhookColumns({ dateFormatter, pathOf, onOpen: open }),
    [dateFormatter, pathOf, open],
  )
  const rowMenu = useCallback(
    (webhook: Webhook) => (
      <RowMenu
        subject={webhook.id}
        name={webhook.name}
        items={[
          { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => edit(webhook) },
          {
            label: webhook.state === 'off' ? WEBHOOK_WORDS.on : WEBHOOK_WORDS.off,
            icon: <Power aria-hidden />,
            onSelect: () => toggle(webhook),
          },
          deleteItem(() => remove(webhook)),
        ]}
      />
    ),
    [edit, toggle, remove],
  )
  return (
    <RowMenus>
      <DataTable<Webhook, WebhookColumn>
        {...table}
        label={WEBHOOK_WORDS.list}
        noun={NOUN}
        columns={columns}
        rows={webhooks}
        rowId={idOf}
        rowMenu={rowMenu}
      />
    </RowMenus>
  )
}
