import { useCallback, useSyncExternalStore } from 'react'

/** The last result for each query. */
const answers = new Map<string, boolean>()

/**
 * Returns the result for the window, also while the page is printed: styles handle the width of the paper.
 * Chromium lays out a page before it reports that width, and rows that are rendered afterwards are cut off or
 * missing.
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
