import {
  Fragment,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { useRenderLink } from '../../controls/render-link.tsx'
import { isFocusLost } from '../focus-moves.ts'
import type { MenuItem } from './menu-item.ts'
import { createTypeAhead, focusMenu, focusPointed, moveByKey } from './menu-focus.ts'
import { showAt } from './show-at.ts'
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

/**
 * The open menu, in the browser's top layer, where nothing clips it. A separate component, so that a list of
 * a hundred rows has no menu until one is opened.
 */
export function MenuPopup({ label, header, note, items, align, onClose, opener, isByKey }: MenuPopupProps) {
  const renderLink = useRenderLink()
  const visible = items.filter(({ isVisible = true }) => isVisible)
  const [headerId, noteId] = [useId(), useId()]
  const popup = useRef<HTMLDivElement>(null)
  // Not beside the opener, because a table handles the events of its cells; but within a modal dialog,
  // because screen readers ignore everything else.
  const [layer] = useState(() => opener.current?.closest('[role$="dialog"]') ?? document.body)
  const [typeAhead] = useState(createTypeAhead)
  const spaceDownOn = useRef<EventTarget>(null)

  // Returns the focus first: an action that opens a dialog then has the opener to return the focus to, and
  // after Tab the browser continues after the opener instead of at the end of the page.
  const close = () => {
    opener.current?.focus()
    onClose()
  }

  const choose = (item: MenuItem) => {
    if (item.isDisabled) return
    close()
    item.onSelect?.()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget, target } = event
    const menu = currentTarget as HTMLElement
    if (key === 'Tab') return close()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation()
      close()
    } else if (key === 'Enter') (target as HTMLElement).click()
    else if (!moveByKey(menu, key) && !typeAhead.type(menu, key)) {
      if (key !== ' ') return
      spaceDownOn.current = target
    }
    event.preventDefault()
  }

  // As on a button, Space acts on keyup; otherwise the keyup would reach what it opens.
  const handleKeyUp = ({ key, target }: KeyboardEvent) => {
    if (key !== ' ') return
    if (spaceDownOn.current === target) (target as HTMLElement).click()
    spaceDownOn.current = null
  }

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isHere = relatedTarget === null || relatedTarget === opener.current
    if (!isHere && !popup.current?.contains(relatedTarget)) onClose()
  }

  const handlePressElsewhere = useEffectEvent(({ target }: Event) => {
    const isHere = [popup, opener].some(({ current }) => current?.contains(target as Node))
    if (isHere) return
    onClose()
    // After the press has moved the focus, if it does.
    setTimeout(() => {
      if (isFocusLost(null, opener.current)) opener.current?.focus()
    })
  })

  // Before painting.
  useLayoutEffect(() => {
    const { current: menu } = popup
    const { current: button } = opener
    if (menu === null || button === null) return undefined
    const show = () => showAt(menu, button, align, () => focusMenu(menu, isByKey))
    show()
    const following = new AbortController()
    const { signal } = following
    addEventListener('resize', show, { signal })
    addEventListener('scroll', show, { capture: true, passive: true, signal })
    document.addEventListener('pointerdown', handlePressElsewhere, { capture: true, signal })
    // Items may change while the menu is open. The observer also reports the initial size.
    let [width, height] = [menu.offsetWidth, menu.offsetHeight]
    const growing = new ResizeObserver(() => {
      if (menu.offsetWidth === width && menu.offsetHeight === height) return
      ;[width, height] = [menu.offsetWidth, menu.offsetHeight]
      show()
    })
    growing.observe(menu)
    return () => {
      following.abort()
      growing.disconnect()
    }
  }, [isByKey, align, opener])

  // A push can remove the focused item.
  useLayoutEffect(() => {
    if (popup.current !== null && isFocusLost(null, null)) focusMenu(popup.current, false)
  })

  return createPortal(
    <S.Popup
      ref={popup}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={note === undefined ? undefined : noteId}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      onKeyUp={handleKeyUp}
      onPointerMove={focusPointed}
      onPointerLeave={focusPointed}
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
    </S.Popup>,
    layer,
  )
}
