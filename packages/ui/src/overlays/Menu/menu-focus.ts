import type { PointerEvent } from 'react'

/** In milliseconds: letters typed within this time are one word. */
const WORD_MS = 500

/** Disabled items are included: the ARIA menu pattern makes them focusable. */
const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
]

/** Focuses the first item, or the menu itself. */
export function focusMenu(menu: HTMLElement, isByKey: boolean): void {
  const place = isByKey ? (itemsOf(menu)[0] ?? menu) : menu
  place.focus({ preventScroll: true })
}

/** Focuses the item under the mouse, or the menu itself if there is none. */
export function focusPointed({ pointerType, type, target, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return
  const item = type === 'pointerleave' ? null : (target as Element).closest<HTMLElement>('[role="menuitem"]')
  const pointed = item ?? currentTarget
  if (pointed !== document.activeElement) pointed.focus({ preventScroll: true })
}

/** Moves the focus by key, wrapping at the ends; returns false for other keys. */
export function moveByKey(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key]
  if (next === undefined) return false
  items.at(next % items.length)?.focus()
  return true
}

/** Finds menu items by typing. */
export interface TypeAhead {
  /** Focuses the next item that begins with the typed text; returns false if the key is not part of a word. */
  type(menu: HTMLElement, key: string): boolean
}

/** Type-ahead as in the ARIA menu pattern. */
export function createTypeAhead(): TypeAhead {
  let word = ''
  let typedAt = 0
  return {
    type(menu, key) {
      const now = Date.now()
      if (now - typedAt > WORD_MS) word = ''
      if (key.length !== 1 || (key === ' ' && word === '')) return false
      typedAt = now
      const letter = key.toLowerCase()
      if (word !== letter) word += letter
      const items = itemsOf(menu)
      const at = items.findIndex((item) => item === document.activeElement)
      // A longer word may still match the focused item; a repeated letter moves to the next.
      const from = word.length > 1 ? Math.max(at, 0) : at + 1
      const ordered = [...items.slice(from), ...items.slice(0, from)]
      ordered.find((item) => item.textContent.trim().toLowerCase().startsWith(word))?.focus()
      return true
    },
  }
}
