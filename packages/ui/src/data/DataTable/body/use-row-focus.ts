import { useCallback, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { focusWhatRemains, setReplacement } from '../../../accessibility/focus-moves.ts'
import {
  controlAfter,
  controlAt,
  controlsOf,
  firstControl,
  menuButtonOf,
  placeOf,
  type Place,
} from './row-places.ts'

const opensMenu = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey)

/** Opens a menu by key instead of the browser's, which some systems open when the key is released. */
function openMenu(button: HTMLElement): void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  document.addEventListener('keyup', () => setTimeout(() => stop.abort()), options)
  button.focus()
  button.click()
}

/**
 * The rows are one tab stop: the control that had the focus last, at first the name of the first row. Arrow keys, Home and
 * End move between the controls of rows, and Shift F10 opens the menu of a row. The focus belongs to a record: when its
 * row leaves the table, the focus moves to the same cell of the row in its place. If a dialog that the row opened has the
 * focus, it returns there.
 * @returns the props of the body of the table
 */
export function useRowFocus() {
  const body = useRef<HTMLTableSectionElement>(null)
  const place = useRef<Place | null>(null)
  // React reports no blur of what it removes.
  const hasFocus = useRef(false)

  const stopAt = (control: HTMLElement | null) => {
    place.current = control && placeOf(control)
    if (body.current === null) return
    for (const each of controlsOf(body.current)) {
      const tabIndex = each === control ? 0 : -1
      if (each.tabIndex !== tabIndex) each.tabIndex = tabIndex
    }
  }

  useLayoutEffect(() => {
    if (body.current === null) return
    const gone = place.current
    if (gone === null || gone.control.isConnected) {
      stopAt(gone?.control ?? firstControl(body.current))
      return
    }
    const next = controlAt(body.current, gone)
    stopAt(hasFocus.current ? next : firstControl(body.current))
    if (next !== null) setReplacement(gone.control, next)
    if (!hasFocus.current || document.activeElement !== document.body) return
    if (next === null) focusWhatRemains()
    else next.focus({ preventScroll: true })
  })

  const focusRows = useCallback(() => place.current?.control.focus(), [])
  const bodyProps = {
    ref: body,
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      // The popup of a row is its child for React only.
      if (!currentTarget.contains(target)) return
      hasFocus.current = true
      if (placeOf(target) !== null) stopAt(target)
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // It stays the active element while another window has the focus.
      hasFocus.current = document.activeElement === target
    },
    // Before the button of a menu, which would open on an arrow.
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const { currentTarget, target, key, ctrlKey, altKey, metaKey } = event
      if (body.current === null || !currentTarget.contains(target as Node)) return
      const from = placeOf(target as Element)
      if (from === null || ctrlKey || altKey || metaKey) return
      const menu = opensMenu(event) ? menuButtonOf(from.control) : null
      const next = menu ?? (event.shiftKey ? null : controlAfter(body.current, from, key))
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      if (menu === null) next.focus()
      else openMenu(menu)
    },
  }
  return { bodyProps, focusRows }
}
