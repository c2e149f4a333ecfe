import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react'

/** The usual duration on phones, in milliseconds. */
export const LONG_PRESS_MS = 500

/** The props of a control on which a finger may rest: a long press is no click and opens no menu of the browser. */
export function useLongPress(onLongPress: (control: Element) => void) {
  const press = useRef<'none' | 'short' | 'long'>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const end = () => {
    clearTimeout(timer.current)
    if (press.current === 'short') press.current = 'none'
  }
  return {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      clearTimeout(timer.current)
      press.current = 'none'
      // A link keeps the browser's menu.
      if (pointerType !== 'touch' || currentTarget.matches('a')) return
      press.current = 'short'
      timer.current = setTimeout(() => {
        press.current = 'long'
        onLongPress(currentTarget)
      }, LONG_PRESS_MS)
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Otherwise the browser sends a click as well.
    onTouchEnd: (event: TouchEvent) => {
      if (press.current === 'long') event.preventDefault()
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== 'none') event.preventDefault()
    },
  }
}
