import { useSyncExternalStore } from 'react'
import { from } from '../../theme/breakpoints.ts'

/** How much room the rows of a table take: as much as their text needs, or one line each. */
export type Density = 'comfortable' | 'compact'

const WIDE = from(1024).replace('@media ', '')

function followWidth(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** The density that was chosen; until then `compact` from 1024 px on. */
export function useShownDensity(chosen: Density | null): Density {
  const isWide = useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches)
  return chosen ?? (isWide ? 'compact' : 'comfortable')
}
