import { useEffect, useEffectEvent } from 'react'

/** Controls that use letters themselves. */
const TAKES_LETTERS =
  ':is(input, textarea, select, [contenteditable], [role="combobox"], [role="option"], [role="menuitem"])'

/** Open over the page. */
const OVER_PAGE = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])'

/** Calls `onPress` for a letter alone, unless it is null, a field has the focus or something is open over the page. */
export function useShortcut(letter: string | null, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (letter === null) return undefined
    const listen = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      if (key.toLowerCase() !== letter.toLowerCase()) return
      if (altKey || ctrlKey || metaKey || shiftKey || event.repeat || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TAKES_LETTERS) !== null) return
      if (document.querySelector(OVER_PAGE) !== null) return
      // Otherwise the letter would be typed into the first field of the dialog.
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [letter])
}
