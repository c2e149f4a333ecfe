import type { UnitColumn } from '@latchkey/domain/properties/property.columns'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { Pencil } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { deleteItem } from '../../delete-item.tsx'
import { ListTable, sortedAndFiltered, type ListState } from '../../ListTable.tsx'
import { unitColumns } from '../unit-columns.tsx'

export interface UnitsTableProps extends ListState<Property, UnitColumn> {
  onOpen: (unit: Property) => void
  onDelete: (unit: Property) => void
  /** The next step when the project has no units. */
  emptyHint?: ReactNode
}

const NOUN = { one: 'unit', many: 'units' }

const idOf = (unit: Property) => String(unit.id)

/**
 * The units of one project, which can be filtered, opened and deleted.
 *
 * @do Pass the units of one project.
 * @dont Do not use it for homes without a project: use PropertyCard.
 * @key Tab: Moves through “Skip to…”, the toolbar, headings and filters, then to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter or Space: On a heading, sorts; on a control of a row, activates it.
 * @key Enter: In a filter, applies it at once.
 * @key Escape: In a filter, clears it.
 */
export function UnitsTable({ onOpen, onDelete, emptyHint, ...list }: UnitsTableProps) {
  const open = useStableCallback(onOpen)
  const remove = useStableCallback(onDelete)
  const columns = useMemo(() => unitColumns(open), [open])
  const rowMenu = useCallback(
    (unit: Property) => (
      <RowMenu
        subject={unit.id}
        name={unit.name}
        items={[
          { label: 'View/Edit', icon: <Pencil aria-hidden />, onSelect: () => open(unit) },
          deleteItem(() => remove(unit)),
        ]}
      />
    ),
    [open, remove],
  )
  return (
    <RowMenus>
      <ListTable
        {...list}
        {...sortedAndFiltered(list)}
        label="Units"
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        rowMenu={rowMenu}
        emptyHint={emptyHint}
      />
    </RowMenus>
  )
}
