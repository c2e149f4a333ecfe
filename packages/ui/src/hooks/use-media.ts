import { useCallback, useSyncExternalStore } from 'react'

/** True while the window matches a query, such as `under(640)`. */
export function useMedia(rule: `@media ${string}`): boolean {
  const query = rule.replace('@media ', '')
  const follow = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
