import { Fragment, useId, useRef, type RefObject } from 'react'
import { useRenderLink } from '../../controls/render-link.tsx'
import { focusPopup } from '../../popup/item-focus.ts'
import { useItemPopup } from '../../popup/use-item-popup.ts'
import type { MenuItem } from './menu-item.ts'
import * as S from './Menu.styles.ts'

interface MenuPopupProps {
  label: string
  header: string | undefined
  note: string | undefined
  items: readonly MenuItem[]
  align: 'start' | 'end'
  onClose: () => void
  /** The opener: the menu is positioned at it, and the focus returns to it. */
  opener: RefObject<HTMLElement | null>
  /** True when opened by keyboard: the first item is focused at once. */
  isByKey: boolean
}

/** The open menu: a separate component, so that a list of a hundred rows has no menu until one is opened. */
export function MenuPopup({ label, header, note, items, align, onClose, opener, isByKey }: MenuPopupProps) {
  const renderLink = useRenderLink()
  const visible = items.filter(({ isVisible = true }) => isVisible)
  const [headerId, noteId] = [useId(), useId()]
  const popup = useRef<HTMLDivElement>(null)
  const { close, handlers } = useItemPopup({ popup, opener, onClose, isWrapping: true })

  const choose = (item: MenuItem) => {
    if (item.isDisabled) return
    close()
    item.onSelect?.()
  }

  return (
    <S.Popup
      ref={popup}
      anchor={opener}
      align={align}
      onShown={() => popup.current && focusPopup(popup.current, isByKey)}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={note === undefined ? undefined : noteId}
      {...handlers}
    >
      <S.Items aria-labelledby={header === undefined ? undefined : headerId}>
        {header !== undefined && <S.Header id={headerId}>{header}</S.Header>}
        {note !== undefined && <S.Note id={noteId}>{note}</S.Note>}
        {visible.map((item, index) => (
          <Fragment key={`${item.label} ${index}`}>
            {item.hasDivider && index > 0 && <S.Divider />}
            {item.href === undefined || item.isDisabled ? (
              <S.Item
                role="menuitem"
                tabIndex={-1}
                aria-disabled={item.isDisabled}
                data-disabled={item.isDisabled || undefined}
                data-danger={item.isDanger || undefined}
                onClick={() => choose(item)}
              >
                {item.icon}
                {item.label}
              </S.Item>
            ) : (
              <S.LinkItem
                role="menuitem"
                tabIndex={-1}
                onClick={() => choose(item)}
                render={renderLink(item.href)}
              >
                {item.icon}
                {item.label}
              </S.LinkItem>
            )}
          </Fragment>
        ))}
      </S.Items>
    </S.Popup>
  )
}
