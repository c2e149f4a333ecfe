import { useMedia } from '../../hooks/use-media.ts'
import { from } from '../../theme/breakpoints.ts'

/** Rows as high as their text needs, or of one line each. */
export type Density = 'comfortable' | 'compact'

/** The chosen density; by default `compact` from 1024 px. */
export function useShownDensity(chosen: Density | null): Density {
  const isWide = useMedia(from(1024))
  return chosen ?? (isWide ? 'compact' : 'comfortable')
}
