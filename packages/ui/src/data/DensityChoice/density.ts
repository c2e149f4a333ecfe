import { useSyncExternalStore } from 'react'
import { from } from '../../theme/breakpoints.ts'

/** Rows as high as their text needs, or of one line each. */
export type Density = 'comfortable' | 'compact'

const WIDE = from(1024).replace('@media ', '')

function followWidth(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** The chosen density; by default `compact` from 1024 px. */
export function useShownDensity(chosen: Density | null): Density {
  const isWide = useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches)
  return chosen ?? (isWide ? 'compact' : 'comfortable')
}
