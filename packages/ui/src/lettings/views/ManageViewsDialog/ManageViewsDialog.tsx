import type { SavedView } from '@latchkey/domain/views/view.contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { RowMenu } from '../../../data/RowMenu/RowMenu.tsx'
import { Dialog } from '../../../overlays/Dialog/Dialog.tsx'
import * as S from './ManageViewsDialog.styles.ts'

export interface ManageViewsDialogProps {
  isOpen: boolean
  /** In the user's order. */
  views: readonly SavedView[]
  /** True for a view that the user may rename and delete. */
  mayChange: (view: SavedView) => boolean
  /** Called with the ids of all views in their new order. */
  onOrder: (ids: readonly number[]) => void
  onRename: (view: SavedView) => void
  onPin: (view: SavedView, isPinned: boolean) => void
  onDefault: (view: SavedView, isDefault: boolean) => void
  onDelete: (view: SavedView) => void
  onClose: () => void
}

type Direction = 'up' | 'down'

/**
 * The user's views of a list: to reorder, change and delete them.
 *
 * @do Show every view that the person has, also the shared ones: their order and pins are the person’s own.
 * @dont Do not offer to rename or delete the view of a colleague without the permission for it.
 * @key Enter or Space: On Move up and Move down, moves the view, and the focus with it.
 * @key Escape: Closes the dialog.
 */
export function ManageViewsDialog({ isOpen, onClose, ...list }: ManageViewsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onCloseRequest={onClose}
      title="Manage Views"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {list.views.length === 0 ? <p>There are no views of this list yet.</p> : <ViewList {...list} />}
    </Dialog>
  )
}

function ViewList({
  views,
  mayChange,
  onOrder,
  onRename,
  onPin,
  onDefault,
  onDelete,
}: Omit<ManageViewsDialogProps, 'isOpen' | 'onClose'>) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ view: SavedView; by: Direction } | null>(null)

  // Browsers drop the focus of a row that moves, and the button at the end of the list is disabled.
  useLayoutEffect(() => {
    if (moved === null) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-view="${moved.view.id}"] button`)
    const [up, down] = buttons ?? []
    const [pressed, other] = moved.by === 'up' ? [up, down] : [down, up]
    ;(pressed?.disabled ? other : pressed)?.focus()
  }, [moved])

  const move = (index: number, by: Direction) => {
    const ids = views.map(({ id }) => id)
    const [id] = ids.splice(index, 1)
    const view = views[index]
    if (id === undefined || view === undefined) return
    ids.splice(by === 'up' ? index - 1 : index + 1, 0, id)
    onOrder(ids)
    setMoved({ view, by })
  }

  return (
    <>
      <S.List ref={list}>
        {views.map((view, index) => (
          <S.Row key={view.id} data-view={view.id}>
            <S.Facts>
              <S.Name>{view.name}</S.Name>
              <S.Use>{usesOf(view)}</S.Use>
            </S.Facts>
            <IconButton
              label={`Move up ${view.name}`}
              size="small"
              icon={<ChevronUp aria-hidden />}
              disabled={index === 0}
              onClick={() => move(index, 'up')}
            />
            <IconButton
              label={`Move down ${view.name}`}
              size="small"
              icon={<ChevronDown aria-hidden />}
              disabled={index === views.length - 1}
              onClick={() => move(index, 'down')}
            />
            <RowMenu
              subject={view.id}
              name={view.name}
              items={[
                { label: 'Rename…', isVisible: mayChange(view), onSelect: () => onRename(view) },
                {
                  label: view.isPinned ? 'Unpin' : 'Pin',
                  onSelect: () => onPin(view, !view.isPinned),
                },
                {
                  label: view.isDefault ? 'Open the list without it' : 'Open the list with it',
                  onSelect: () => onDefault(view, !view.isDefault),
                },
                {
                  label: 'Delete…',
                  isDanger: true,
                  hasDivider: true,
                  isVisible: mayChange(view),
                  onSelect: () => onDelete(view),
                },
              ]}
            />
          </S.Row>
        ))}
      </S.List>
      <Announcement>{moved === null ? '' : placeOf(moved.view, views)}</Announcement>
    </>
  )
}

/** The uses of a view, in one line. */
function usesOf({ isMine, isShared, isPinned, isDefault }: SavedView): string {
  const uses = [
    isShared && (isMine ? 'Shared with everyone' : 'Shared by a colleague'),
    isPinned && 'Pinned',
    isDefault && 'The list opens with it',
  ]
  return uses.filter((use) => use !== false).join(' · ')
}

const placeOf = (view: SavedView, views: readonly SavedView[]): string =>
  `${view.name}: place ${views.findIndex(({ id }) => id === view.id) + 1} of ${views.length}`
