import type { ApiKey } from '@latchkey/domain/integrations/keys/key.contract'
import { KEY_WORDS } from '@latchkey/domain/integrations/keys/key.messages'
import { Ban, Pencil, RefreshCw, TimerOff } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { DataTable, type DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { keyColumns, type KeyColumn } from './key-columns.tsx'

export interface KeyTableProps extends Pick<
  DataTableProps<ApiKey>,
  'phase' | 'hasRefreshFailed' | 'onRetry'
> {
  /** Newest first. Keep it stable between renders. */
  keys: readonly ApiKey[]
  /** The button that makes the first key. */
  emptyHint?: ReactNode
  onEdit: (key: ApiKey) => void
  onReplace: (key: ApiKey) => void
  onEnd: (key: ApiKey) => void
  onRevoke: (key: ApiKey) => void
}

const NOUN = { one: 'API key', many: 'API keys' } as const
const idOf = ({ id }: ApiKey) => String(id)

/**
 * The keys of programs, with what each may do and whether it is used.
 *
 * @do Keep the keys that do not work any more: they say which program stopped.
 * @dont Do not show more of a key than its beginning.
 * @key Tab: Moves to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the menu of another row.
 * @key Shift F10 or Menu: In a row, opens its menu.
 */
export function KeyTable({ keys, onEdit, onReplace, onEnd, onRevoke, ...table }: KeyTableProps) {
  const dateFormatter = useDateFormatter()
  const [edit, replace, end, revoke] = [
    useStableCallback(onEdit),
    useStableCallback(onReplace),
    useStableCallback(onEnd),
    useStableCallback(onRevoke),
  ]
  const columns = useMemo(() => keyColumns(dateFormatter), [dateFormatter])
  const rowMenu = useCallback(
    (key: ApiKey) => {
      const [isInUse, isReplaced] = [key.state === 'in-use', key.state === 'replaced']
      if (!isInUse && !isReplaced) return null
      return (
        <RowMenu
          subject={key.id}
          name={key.name}
          items={[
            {
              label: 'Edit',
              icon: <Pencil aria-hidden />,
              isVisible: isInUse,
              onSelect: () => edit(key),
            },
            {
              label: 'Replace',
              icon: <RefreshCw aria-hidden />,
              isVisible: isInUse,
              onSelect: () => replace(key),
            },
            {
              label: KEY_WORDS.end,
              icon: <TimerOff aria-hidden />,
              isVisible: isReplaced,
              onSelect: () => end(key),
            },
            {
              label: KEY_WORDS.revoke,
              icon: <Ban aria-hidden />,
              isDanger: true,
              onSelect: () => revoke(key),
            },
          ]}
        />
      )
    },
    [edit, replace, end, revoke],
  )
  return (
    <RowMenus>
      <DataTable<ApiKey, KeyColumn>
        {...table}
        label={KEY_WORDS.list}
        noun={NOUN}
        columns={columns}
        rows={keys}
        rowId={idOf}
        rowMenu={rowMenu}
      />
    </RowMenus>
  )
}
