import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, useCallback, type KeyboardEvent, type RefObject } from 'react'
import type { RenderLink } from '../../controls/render-link.tsx'
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

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    // From here the browser goes on to what follows the button, instead of to the end of the page.
    opener.current?.focus()
    onOpenChange(false)
  }

  // Stable, so that it is called when the menu opens and not when it is drawn again.
  const focusFirst = useCallback(
    (popup: HTMLElement | null) => {
      if (isByKey) popup?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    },
    [isByKey],
  )

  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Base.Portal>
        <S.Positioner anchor={opener} align={align} sideOffset={4} collisionPadding={8}>
          <S.Popup ref={focusFirst} aria-label={label} finalFocus={opener} onKeyDown={handleKeyDown}>
            <Base.Group>
              {header !== undefined && <S.Header>{header}</S.Header>}
              {visible.map((item, index) => (
                <Fragment key={item.label}>
                  {item.hasDivider && index > 0 && <S.Divider />}
                  {item.href === undefined || item.isDisabled ? (
                    <S.Item
                      disabled={item.isDisabled}
                      data-danger={item.isDanger || undefined}
                      onClick={item.onSelect}
                    >
                      {item.icon}
                      {item.label}
                    </S.Item>
                  ) : (
                    <S.LinkItem closeOnClick render={renderLink(item.href)}>
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
