import type { SavedView } from '@latchkey/domain/views/view.contract'
import { Bookmark, Check } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { ToggleButton } from '../../../controls/ToggleButton/ToggleButton.tsx'
import type { MenuItem } from '../../../overlays/Menu/menu-item.ts'
import { Menu } from '../../../overlays/Menu/Menu.tsx'
import * as S from './ViewsMenu.styles.ts'

/** The view that was applied last, and whether the list still shows it. */
export interface AppliedView {
  view: SavedView
  /** True once filters, sort, page size or choices differ from the view's. */
  isChanged: boolean
  /** True if the user may change the view. */
  isOwn: boolean
}

export interface ViewsMenuProps {
  /** In the user's order. */
  views: readonly SavedView[]
  phase: 'loading' | 'ready' | 'failed'
  applied?: AppliedView | null
  onApply: (view: SavedView) => void
  /** Called to show the list without the applied view. */
  onLeave: () => void
  onSave: () => void
  /** Called to save the current state of the list in the applied view. */
  onUpdate: () => void
  onManage: () => void
  onRetry: () => void
}

const CHANGED = 'Changed'

/**
 * The saved views of a list: a menu, and the pinned ones as buttons if there is room.
 *
 * @do Put it into the toolbar of a list, after what narrows the list: it takes the room that is left of the line.
 * @do Let the address of the page say which view was applied; what the list shows says whether it is still that.
 * @dont Do not reapply a view automatically after the user has changed its filters.
 * @dont Do not hide the menu while there are no views: that is where the first one is saved.
 * @key Enter or Space: Opens the menu; on a pinned view, applies it or leaves it.
 * @key Arrow keys: Move among the views.
 */
export function ViewsMenu({
  views,
  phase,
  applied = null,
  onApply,
  onLeave,
  onSave,
  onUpdate,
  onManage,
  onRetry,
}: ViewsMenuProps) {
  const isApplied = ({ id }: SavedView) => id === applied?.view.id
  const isShown = (view: SavedView) => isApplied(view) && applied?.isChanged === false
  const asButtons = views.filter((view) => view.isPinned || isApplied(view))
  const hasViews = views.length > 0

  const items: MenuItem[] = [
    ...views.map((view) => ({
      label: isApplied(view) && applied?.isChanged ? `${view.name} (${CHANGED.toLowerCase()})` : view.name,
      ...(isShown(view) && { icon: <Check aria-label="Shown" /> }),
      onSelect: () => onApply(view),
    })),
    { label: 'Try again', isVisible: phase === 'failed', onSelect: onRetry },
    { label: 'Save this view…', hasDivider: true, onSelect: onSave },
    {
      label: `Update "${applied?.view.name ?? ''}"`,
      isVisible: applied?.isChanged === true && applied.isOwn,
      onSelect: onUpdate,
    },
    { label: 'Manage views…', isVisible: hasViews, onSelect: onManage },
  ]
  const note = hasViews ? undefined : NOTES[phase]

  return (
    <>
      <Menu
        label="Views"
        align="start"
        {...(note !== undefined && { note })}
        trigger={
          <Button size="small" icon={<Bookmark aria-hidden />}>
            Views
          </Button>
        }
        items={items}
      />
      {asButtons.length > 0 && (
        <S.Pinned aria-label="Pinned views">
          {asButtons.map((view) => (
            <ToggleButton
              key={view.id}
              isPressed={isShown(view)}
              onChange={(isOn) => (isOn ? onApply(view) : onLeave())}
            >
              <S.Name>{view.name}</S.Name>
              {isApplied(view) && applied?.isChanged && <S.Changed>{CHANGED}</S.Changed>}
            </ToggleButton>
          ))}
        </S.Pinned>
      )}
    </>
  )
}

const NOTES = {
  loading: 'Loading views…',
  ready: 'There are no views of this list yet.',
  failed: 'The views could not be loaded.',
}
