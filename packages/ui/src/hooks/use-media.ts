import { useCallback, useSyncExternalStore } from 'react'

/** What the window answered last, by query. */
const answers = new Map<string, boolean>()

/**
 * The answer of the window, also while the page is printed: the width of the paper is left to styles. Chromium lays out a
 * page before it tells of that width, and rows that are rendered afterwards are cut off or missing.
 */
function answerOf(query: string): boolean {
  const answer = answers.get(query)
  if (answer !== undefined && matchMedia('print').matches) return answer
  const { matches } = matchMedia(query)
  answers.set(query, matches)
  return matches
}

/** True while the window matches a query, such as `under(640)`; false on a server. */
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
  return useSyncExternalStore(
    follow,
    () => answerOf(query),
    () => false,
  )
}
