import type { Role } from '@latchkey/domain/roles/role.contract'
import { mayGrant, type Rights } from '@latchkey/domain/permissions/rights'
import { ROLE_BEYOND_RIGHTS } from '@latchkey/domain/roles/role.messages'
import { isProtectedRole } from '@latchkey/domain/roles/role-names'
import { Ban, CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { SelectionBar } from '../../../data/SelectionBar/SelectionBar.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import type { DataTableProps } from '../../../data/DataTable/DataTable.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { RowMenus } from '../../../data/RowMenu/RowMenus.tsx'
import { deleteItem } from '../../delete-item.tsx'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { roleColumns, type RoleColumn } from './role-columns.tsx'

export interface RolesTableProps extends ListState<Role, never>, Pick<DataTableProps<Role>, 'emptyHint'> {
  /** Ids of the ticked roles. */
  checked: readonly string[]
  onCheck: (checked: string[]) => void
  /**
   * The signed-in user's permissions: they cannot change a role that has others. Keep it stable between renders.
   */
  rights: Rights
  canUpdate: boolean
  canDelete: boolean
  /** The address of a role's form. Keep it stable between renders. */
  updatePath: (role: Role) => string
  onToggle: (role: Role) => void
  onDelete: (role: Role) => void
  /** Deletes the ticked roles. */
  onDeleteMany: () => void
}

const NOUN = { one: 'role', many: 'roles' }
const idOf = ({ id }: Role) => String(id)
const labelOf = ({ name }: Role) => `Select ${name}`

/**
 * The list of roles; the protected one has neither checkbox nor menu (rule R1).
 *
 * @do Show the protected role without checkbox and menu.
 * @dont Do not delete a role without naming the number of its users.
 * @key Tab: Moves through “Skip to…”, the toolbar, headings and filters, then to the rows, which are one stop.
 * @key Arrow Up, Arrow Down, Home, End: In a row, move to the same control of another row.
 * @key Arrow Left, Arrow Right: In a row, move between its controls.
 * @key Shift F10 or Menu: In a row, opens its menu.
 * @key Enter or Space: On a heading, sorts; on a control of a row, activates it.
 * @key Enter: In a filter, applies it at once.
 * @key Escape: In a filter, clears it.
 * @key Space: Ticks a role.
 */
export function RolesTable({
  checked,
  onCheck,
  rights,
  canUpdate,
  canDelete,
  updatePath,
  onToggle,
  onDelete,
  onDeleteMany,
  ...list
}: RolesTableProps) {
  const toggle = useStableCallback(onToggle)
  const remove = useStableCallback(onDelete)
  const check = useStableCallback(onCheck)
  const canSelect = useCallback(
    (role: Role) => !isProtectedRole(role) && mayGrant(rights, role.children),
    [rights],
  )
  const selection = useMemo(
    () => ({ selected: checked, onSelect: check, labelOf, canSelect }),
    [checked, check, canSelect],
  )
  const columns = useMemo(
    () => roleColumns((role) => (canUpdate && !isProtectedRole(role) ? updatePath(role) : null)),
    [canUpdate, updatePath],
  )
  const selectPage = () => onCheck([...new Set([...checked, ...list.rows.filter(canSelect).map(idOf)])])
  const rowMenu = useCallback(
    (role: Role) => {
      if (isProtectedRole(role)) return null
      const isDisabled = !mayGrant(rights, role.children)
      return (
        <RowMenu
          subject={role.id}
          name={role.name}
          {...(isDisabled && { note: ROLE_BEYOND_RIGHTS })}
          items={[
            {
              label: 'Update',
              icon: <Pencil aria-hidden />,
              href: updatePath(role),
              isVisible: canUpdate,
            },
            {
              label: role.status ? 'Disable' : 'Enable',
              icon: role.status ? <Ban aria-hidden /> : <CircleCheck aria-hidden />,
              isVisible: canUpdate,
              isDisabled,
              onSelect: () => toggle(role),
            },
            deleteItem(() => remove(role), { isVisible: canDelete, isDisabled }),
          ]}
        />
      )
    },
    [rights, canUpdate, canDelete, updatePath, toggle, remove],
  )

  return (
    <RowMenus>
      <ListTable<Role, RoleColumn, never>
        {...list}
        label="Roles"
        noun={NOUN}
        columns={columns}
        rowId={idOf}
        {...(canDelete && {
          selection,
          isToolbarKept: true,
          toolbar: (
            <SelectionBar count={checked.length} onSelectPage={selectPage} onClear={() => onCheck([])}>
              <Button
                size="small"
                icon={<Trash2 aria-hidden />}
                disabled={checked.length === 0}
                onClick={onDeleteMany}
              >
                Delete Multiple
              </Button>
            </SelectionBar>
          ),
        })}
        {...((canUpdate || canDelete) && { rowMenu })}
      />
    </RowMenus>
  )
}
