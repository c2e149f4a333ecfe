import type { MouseEvent } from 'react'

export interface PressGuard {
  press: (id: string) => void
  /** Cancels a click whose press was on another row. */
  click: (event: MouseEvent, id: string) => void
}

/**
 * The elements of a row are reused: a page that arrives between press and click would direct the click to another
 * record.
 */
export function createPressGuard(): PressGuard {
  let pressed: string | null = null
  return {
    press(id) {
      pressed = id
    },
    click(event, id) {
      const isOther = pressed !== null && pressed !== id
      pressed = null
      const isByPointer = event.detail > 0
      if (!isOther || !isByPointer) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
