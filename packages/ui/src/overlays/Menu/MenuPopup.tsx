import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, useCallback, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { RenderLink } from '../../controls/render-link.tsx'
import { isFocusLost } from '../focus-moves.ts'
import type { MenuItem } from './Menu.tsx'
import * as S from './Menu.styles.ts'

interface MenuPopupProps {
  label: string
  header: string | undefined
  note: string | undefined
  items: readonly MenuItem[]
  renderLink: RenderLink
  align: 'start' | 'end'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The opener: the menu is placed at it, and the focus returns to it. */
  opener: RefObject<HTMLElement | null>
  /** True when opened by keyboard: the first item gets the focus at once. */
  isByKey: boolean
}

/** The open menu. A component of its own, so that a list of a hundred rows has no menu until one is opened. */
export function MenuPopup({
  label,
  header,
  note,
  items,
  renderLink,
  align,
  isOpen,
  onOpenChange,
  opener,
  isByKey,
}: MenuPopupProps) {
  const visible = items.filter(({ isVisible = true }) => isVisible)
  const noteId = useId()
  const popup = useRef<HTMLElement>(null)

  // Returns the focus before anything else: an action that opens a dialog takes it from the button and returns it
  // there, and after Tab the browser continues after the button instead of at the end of the page.
  const close = () => {
    opener.current?.focus()
    onOpenChange(false)
  }

  const handleOpenChange = (willBeOpen: boolean, { reason }: Base.Root.ChangeEventDetails) => {
    if (reason === 'escape-key') close()
    else onOpenChange(willBeOpen)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') close()
  }

  // Base UI would focus the item again, and close only after the action.
  const handleClick = (item: MenuItem) => (event: { preventBaseUIHandler: () => void }) => {
    event.preventBaseUIHandler()
    close()
    item.onSelect?.()
  }

  // Stable, so that it is called when the menu opens and not on every render.
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      popup.current = element
      if (!isOpen) return
      const place = isByKey ? element?.querySelector<HTMLElement>('[role="menuitem"]') : element
      // It is in the corner of the page until it is positioned.
      place?.focus({ preventScroll: true })
    },
    [isOpen, isByKey],
  )

  return (
    <Base.Root open={isOpen} onOpenChange={handleOpenChange} modal={false}>
      <Base.Portal>
        <S.Positioner anchor={opener} align={align} sideOffset={4} collisionPadding={8}>
          <S.Popup
            ref={takeFocus}
            aria-label={label}
            aria-describedby={note === undefined ? undefined : noteId}
            finalFocus={() => isFocusLost(popup.current, opener.current) && opener.current}
            onKeyDown={handleKeyDown}
          >
            <Base.Group>
              {header !== undefined && <S.Header>{header}</S.Header>}
              {note !== undefined && <S.Note id={noteId}>{note}</S.Note>}
              {visible.map((item, index) => (
                <Fragment key={`${item.label} ${index}`}>
                  {item.hasDivider && index > 0 && <S.Divider />}
                  {item.href === undefined || item.isDisabled ? (
                    <S.Item
                      disabled={item.isDisabled}
                      data-danger={item.isDanger || undefined}
                      onClick={handleClick(item)}
                    >
                      {item.icon}
                      {item.label}
                    </S.Item>
                  ) : (
                    <S.LinkItem onClick={handleClick(item)} render={renderLink(item.href)}>
                      {item.icon}
                      {item.label}
                    </S.LinkItem>
                  )}
                </Fragment>
              ))}
            </Base.Group>
          </S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
