import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, useCallback, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { RenderLink } from '../../controls/render-link.tsx'
import { isFocusLost } from '../focus-moves.ts'
import type { MenuItem } from './Menu.tsx'
import * as S from './Menu.styles.ts'

interface MenuPopupProps {
  label: string
  header: string | undefined
  items: readonly MenuItem[]
  renderLink: RenderLink
  align: 'start' | 'end'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What opened it: it stands there, and the focus goes back there. */
  opener: RefObject<HTMLElement | null>
  /** True when it was opened by key: the first line has the focus at once. */
  isByKey: boolean
}

/** The open menu. Apart from what opens it, so that a list of a hundred rows has no menu until one is asked for. */
export function MenuPopup({
  label,
  header,
  items,
  renderLink,
  align,
  isOpen,
  onOpenChange,
  opener,
  isByKey,
}: MenuPopupProps) {
  const visible = items.filter(({ isVisible = true }) => isVisible)
  const popup = useRef<HTMLElement>(null)

  // The focus is back before anything else happens: an act that opens a dialog takes it from the button and returns it there,
  // and after Tab the browser goes on to what follows the button instead of to the end of the page.
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

  // Base UI would take the focus to the line once more, and close only after the act.
  const handleClick = (item: MenuItem) => (event: { preventBaseUIHandler: () => void }) => {
    event.preventBaseUIHandler()
    close()
    item.onSelect?.()
  }

  // Stable, so that it is called when the menu opens and not when it is drawn again.
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      popup.current = element
      if (!isOpen) return
      const place = isByKey ? element?.querySelector<HTMLElement>('[role="menuitem"]') : element
      // It lies at the corner of the page until it is placed.
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
            finalFocus={() => isFocusLost(popup.current, opener.current) && opener.current}
            onKeyDown={handleKeyDown}
          >
            <Base.Group>
              {header !== undefined && <S.Header>{header}</S.Header>}
              {visible.map((item, index) => (
                <Fragment key={item.label}>
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
