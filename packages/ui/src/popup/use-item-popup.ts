import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { isFocusLost } from '../accessibility/focus-moves.ts'
import { createTypeAhead, focusPointed, focusPopup, moveByKey, typeInPopup } from './item-focus.ts'
import { useElsewhere } from './use-elsewhere.ts'

interface ItemPopupOptions {
  popup: RefObject<HTMLElement | null>
  /** The focus returns to it. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  /** Called when something else gets the focus. */
  onLeave?: (() => void) | undefined
  /** True if the arrow keys wrap at both ends. */
  isWrapping: boolean
}

/** A popup whose items are focused themselves: a menu, or the options of a select. */
export function useItemPopup({ popup, opener, onClose, onLeave, isWrapping }: ItemPopupOptions) {
  const [typeAhead] = useState(createTypeAhead)
  const spaceDownOn = useRef<EventTarget>(null)

  // Returns the focus first: an action that opens a dialog then has the opener to return the focus to, and
  // after Tab the browser continues after the opener instead of at the end of the page.
  const close = () => {
    opener.current?.focus()
    onClose()
  }

  useElsewhere({ popup, anchor: opener, returnTo: opener, onPress: onClose, onLeave })

  // A push can remove the focused item.
  useLayoutEffect(() => {
    if (popup.current !== null && isFocusLost(null, null)) focusPopup(popup.current, false)
  })

  return {
    close,
    /** Spread on the popup. */
    handlers: {
      onBlur({ relatedTarget }: FocusEvent) {
        const isHere = relatedTarget === null || relatedTarget === opener.current
        if (isHere || popup.current?.contains(relatedTarget)) return
        onClose()
        onLeave?.()
      },
      onKeyDown(event: KeyboardEvent) {
        const { key, currentTarget, target } = event
        const surface = currentTarget as HTMLElement
        if (key === 'Tab') return close()
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (key === 'Escape') {
          // Keeps a surrounding dialog open.
          event.stopPropagation()
          close()
        } else if (key === 'Enter') (target as HTMLElement).click()
        else if (!moveByKey(surface, key, isWrapping) && !typeInPopup(surface, typeAhead, key)) {
          if (key !== ' ') return
          spaceDownOn.current = target
        }
        event.preventDefault()
      },
      // As on a button, Space acts on keyup; otherwise the keyup would reach what it opens.
      onKeyUp({ key, target }: KeyboardEvent) {
        if (key !== ' ') return
        if (spaceDownOn.current === target) (target as HTMLElement).click()
        spaceDownOn.current = null
      },
      onPointerMove: focusPointed,
      onPointerLeave: focusPointed,
    },
  }
}
