import { useEffect, useEffectEvent } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys that open the search, as this device writes them. Source: decision A1. */
export const SEARCH_HINT = isApple ? '⌘K' : 'Ctrl K'

/** Calls `onToggle` when Ctrl+K or ⌘K is pressed anywhere, also in an input. Source: decision A1.4. */
export function useSearchKeys(onToggle: () => void): void {
  const toggle = useEffectEvent(onToggle)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      toggle()
    }
    // Before anything else hears it: an input or a dialog must not take it.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
