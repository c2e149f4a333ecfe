import type { PointerEvent } from 'react'

/** Letters that are typed within this time are one word, in milliseconds. */
const WORD_MS = 500

/** The items of a menu in their order; those that are disabled can be reached too. Source: WAI-ARIA, menu pattern. */
const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]'),
]

/** Moves the focus into a menu: to its first item, or to the menu itself. */
export function focusMenu(menu: HTMLElement, isByKey: boolean): void {
  const place = isByKey ? (itemsOf(menu)[0] ?? menu) : menu
  place.focus({ preventScroll: true })
}

/** Moves the focus with the mouse: to the item under it, or to the menu itself where there is none. */
export function focusPointed({ pointerType, type, target, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return
  const item = type === 'pointerleave' ? null : (target as Element).closest<HTMLElement>('[role="menuitem"]')
  const pointed = item ?? currentTarget
  if (pointed !== document.activeElement) pointed.focus({ preventScroll: true })
}

/** Moves the focus as a key asks, past the ends to the other end; false for a key that moves nothing. */
export function moveByKey(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key]
  if (next === undefined) return false
  items.at(next % items.length)?.focus()
  return true
}

/** Finds items by what is typed, in a menu. */
export interface TypeAhead {
  /** Moves the focus to the next item that begins with what was typed; false when the key is no part of a word. */
  type(menu: HTMLElement, key: string): boolean
}

/** Creates it. Source: WAI-ARIA, menu pattern. */
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
      // A longer word may still be the item that has the focus; a letter again goes on to the next.
      const from = word.length > 1 ? Math.max(at, 0) : at + 1
      const ordered = [...items.slice(from), ...items.slice(0, from)]
      ordered.find((item) => item.textContent.trim().toLowerCase().startsWith(word))?.focus()
      return true
    },
  }
}
