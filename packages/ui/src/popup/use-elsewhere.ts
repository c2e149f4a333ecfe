import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isFocusLost } from '../accessibility/focus-moves.ts'
import { endPress } from './end-press.ts'

interface Elsewhere {
  popup: RefObject<HTMLElement | null>
  /** What a press on does not count: it opens and closes the popup itself. */
  anchor: RefObject<Element | null>
  /** Gets the focus after a press, unless the press moved it to something else. */
  returnTo: RefObject<HTMLElement | null>
  onPress: () => void
  /** Called when something else gets the focus. */
  onFocus: () => void
}

/** Watches for presses and focus outside a popup and its anchor. */
export function useElsewhere({ popup, anchor, returnTo, onPress, onFocus }: Elsewhere): void {
  const isElsewhere = ({ target }: Event) =>
    ![popup, anchor].some(({ current }) => current?.contains(target as Node))

  const handlePress = useEffectEvent((event: Event) => {
    if (!isElsewhere(event)) return
    endPress({ reason: 'outside-press', event })
    onPress()
    // After the press has moved the focus, if it does.
    setTimeout(() => {
      if (isFocusLost(null, returnTo.current)) returnTo.current?.focus()
    })
  })
  const handleFocus = useEffectEvent((event: Event) => {
    if (isElsewhere(event)) onFocus()
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', handlePress, { capture: true, signal })
    document.addEventListener('focusin', handleFocus, { signal })
    return () => listening.abort()
  }, [])
}
