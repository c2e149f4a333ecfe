import type { Source } from '@latchkey/domain/integrations/sources/source.contract'
import { SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import { CircleStop, Pencil, RefreshCw } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { DataTable, type DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { sourceColumns, type SourceColumn } from './source-columns.tsx'

export interface SourceTableProps extends Pick<
  DataTableProps<Source>,
  'phase' | 'hasRefreshFailed' | 'onRetry'
> {
  /** Sources in use come first. Keep the list stable between renders. */
  sources: readonly Source[]
  /** The button that adds the first source. */
  emptyHint?: ReactNode
  onEdit: (source: Source) => void
  onReplaceKey: (source: Source) => void
  onEnd: (source: Source) => void
}

const NOUN = { one: 'lead source', many: 'lead sources' } as const
const idOf = ({ id }: Source) => String(id)

/**
 * The portals and websites that send enquiries, with what each has sent.
 *
 * @do Keep those that have ended: they say where earlier leads came from.
 * @dont Do not show the key: it is shown once, after it was made.
 * @key Tab: Moves to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the menu of another row.
 * @key Shift F10 or Menu: In a row, opens its menu.
 */
export function SourceTable({ sources, onEdit, onReplaceKey, onEnd, ...table }: SourceTableProps) {
  const dateFormatter = useDateFormatter()
  const [edit, replaceKey, end] = [
    useStableCallback(onEdit),
    useStableCallback(onReplaceKey),
    useStableCallback(onEnd),
  ]
  const columns = useMemo(() => sourceColumns(dateFormatter), [dateFormatter])
  const rowMenu = useCallback(
    (source: Source) =>
      source.endedAt === null && (
        <RowMenu
          subject={source.id}
          name={source.name}
          items={[
            { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => edit(source) },
            {
              label: SOURCE_WORDS.replaceKey,
              icon: <RefreshCw aria-hidden />,
              onSelect: () => replaceKey(source),
            },
            {
              label: SOURCE_WORDS.end,
              icon: <CircleStop aria-hidden />,
              isDanger: true,
              onSelect: () => end(source),
            },
          ]}
        />
      ),
    [edit, replaceKey, end],
  )
  return (
    <RowMenus>
      <DataTable<Source, SourceColumn>
        {...table}
        label={SOURCE_WORDS.list}
        noun={NOUN}
        columns={columns}
        rows={sources}
        rowId={idOf}
        rowMenu={rowMenu}
      />
    </RowMenus>
  )
}
