import { useCallback, useEffect, useRef, useState } from 'react'

/** How long the pointer rests on a control before its tooltip opens, in milliseconds. */
export const OPEN_AFTER_MS = 350

/** Long enough to move the pointer onto the tooltip, in milliseconds. */
export const CLOSE_AFTER_MS = 150

/** The subject of an open tooltip, null while it is closed. */
export function useTooltip<Subject>() {
  const [shown, setShown] = useState<Subject | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hold = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback((next: Subject | null, afterMs = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), afterMs)
  }, [])
  return {
    shown,
    show,
    hide: useCallback(() => show(null), [show]),
    /** Cancels a change that is due, such as closing while the pointer moves onto the tooltip. */
    hold,
    /** The control is pressed: the focus that follows does not open the tooltip again. */
    press: () => {
      isPressed.current = true
      show(null)
    },
    focus: (subject: Subject) => {
      if (!isPressed.current) show(subject)
    },
    blur: () => {
      isPressed.current = false
      show(null)
    },
  }
}
