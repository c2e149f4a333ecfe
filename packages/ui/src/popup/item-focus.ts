import type { PointerEvent } from 'react'

/** In milliseconds: letters typed within this time are one word. */
const WORD_MS = 500

const ITEM = ':is([role="menuitem"], [role="option"])'

/** Disabled items are included: the ARIA patterns of menus and listboxes make them focusable. */
const itemsOf = (popup: HTMLElement): HTMLElement[] => [...popup.querySelectorAll<HTMLElement>(ITEM)]

/** Focuses the first item, or the popup itself. */
export function focusPopup(popup: HTMLElement, isByKey: boolean): void {
  const place = isByKey ? (itemsOf(popup)[0] ?? popup) : popup
  place.focus({ preventScroll: true })
}

/** Focuses the chosen option and scrolls the list to it; if none is chosen, the first option or the list itself. */
export function focusChosen(list: HTMLElement, isByKey: boolean): void {
  const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]')
  if (chosen === null) return focusPopup(list, isByKey)
  // The browser would also scroll the page, to where the list is before it is positioned.
  chosen.focus({ preventScroll: true })
  list.scrollTop = chosen.offsetTop - list.clientHeight / 2
}

/** Focuses the item under the mouse, or the popup itself if there is none. */
export function focusPointed({ pointerType, type, target, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return
  const item = type === 'pointerleave' ? null : (target as Element).closest<HTMLElement>(ITEM)
  const pointed = item ?? currentTarget
  if (pointed !== document.activeElement) pointed.focus({ preventScroll: true })
}

/** Moves the focus by key; returns false for other keys. */
export function moveByKey(popup: HTMLElement, key: string, isWrapping: boolean): boolean {
  const items = itemsOf(popup)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key]
  if (next === undefined) return false
  const isPastEnd = next === items.length || (key === 'ArrowUp' && at === 0)
  if (isWrapping || !isPastEnd) items.at(next % items.length)?.focus()
  return true
}

/** Finds items by typing. */
export interface TypeAhead {
  /**
   * The index of the next label that begins with the typed text, or -1; undefined if the key is not part of a word.
   * `at` is the index of the current label, or -1.
   */
  next(labels: readonly string[], at: number, key: string): number | undefined
}

/** Type-ahead as in the ARIA patterns of menus and listboxes. */
export function createTypeAhead(): TypeAhead {
  let word = ''
  let typedAt = 0
  return {
    next(labels, at, key) {
      const now = Date.now()
      if (now - typedAt > WORD_MS) word = ''
      if (key.length !== 1 || (key === ' ' && word === '')) return undefined
      typedAt = now
      const letter = key.toLowerCase()
      if (word !== letter) word += letter
      // A longer word may still match the current label; a repeated letter moves to the next.
      const from = word.length > 1 ? Math.max(at, 0) : at + 1
      const found = labels.map((_, index) => (from + index) % labels.length)
      return found.find((index) => labels[index]?.trim().toLowerCase().startsWith(word)) ?? -1
    },
  }
}

/** Focuses the next item that begins with the typed text; returns false if the key is not part of a word. */
export function typeInPopup(popup: HTMLElement, typeAhead: TypeAhead, key: string): boolean {
  const items = itemsOf(popup)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = typeAhead.next(
    items.map(({ textContent }) => textContent),
    at,
    key,
  )
  if (next !== undefined && next >= 0) items[next]?.focus()
  return next !== undefined
}
