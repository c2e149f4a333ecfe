import { canBeDeleted, canBeUndone } from '@latchkey/domain/imports/import-facts'
import type { ListedImport } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { FolderOpen, Undo2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { deleteItem } from '../../delete-item.tsx'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { importColumns, type ImportTableColumn } from './import-columns.tsx'

export interface ImportTableProps extends ListState<ListedImport, never> {
  /** Unix seconds; an import can be undone for some time. */
  now: number
  /** The address of an import. Keep it stable between renders. */
  pathOf: (listed: ListedImport) => string
  onOpen: (listed: ListedImport) => void
  onUndo: (listed: ListedImport) => void
  onDelete: (listed: ListedImport) => void
}

const NOUN = { one: 'import', many: 'imports' } as const
const idOf = ({ id }: ListedImport) => String(id)

/**
 * The imports of everybody, newest first.
 *
 * @do Show those that are not finished too: a colleague can continue them.
 * @dont Do not offer to undo an import after its time: ask whether it can be.
 * @key Tab: Moves to the rows, which are one stop, and to the pager.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its name and its menu.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter: On a name, opens the import.
 */
export function ImportTable({ now, pathOf, onOpen, onUndo, onDelete, ...list }: ImportTableProps) {
  const dateFormatter = useDateFormatter()
  const [open, undo, remove] = [
    useStableCallback(onOpen),
    useStableCallback(onUndo),
    useStableCallback(onDelete),
  ]
  const columns = useMemo(
    () => importColumns({ dateFormatter, pathOf, onOpen: open }),
    [dateFormatter, pathOf, open],
  )
  const rowMenu = useCallback(
    (listed: ListedImport) => (
      <RowMenu
        subject={listed.id}
        name={listed.fileName}
        items={[
          { label: 'Open', icon: <FolderOpen aria-hidden />, onSelect: () => open(listed) },
          {
            label: IMPORT_WORDS.undo,
            icon: <Undo2 aria-hidden />,
            isVisible: canBeUndone(listed, now),
            onSelect: () => undo(listed),
          },
          deleteItem(() => remove(listed), { isDisabled: !canBeDeleted(listed) }),
        ]}
      />
    ),
    [now, open, undo, remove],
  )
  return (
    <RowMenus>
      <ListTable<ListedImport, ImportTableColumn, never>
        {...list}
        label={IMPORT_WORDS.list}
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        rowMenu={rowMenu}
      />
    </RowMenus>
  )
}
