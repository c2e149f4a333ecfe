import { useEffect, useEffectEvent } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The shortcut as written on this device. */
export const SEARCH_HINT = isApple ? '⌘K' : 'Ctrl K'

/** Calls `onToggle` on Ctrl+K or ⌘K anywhere, including in inputs. */
export function useSearchKeys(onToggle: () => void): void {
  const toggle = useEffectEvent(onToggle)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      toggle()
    }
    // Capture phase, so that no input or dialog handles the key first.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
