import { contrastRatio } from '../theme/contrast.ts'

/** A computed colour as `#rrggbb`. */
export function hexOf(colour: string): string {
  const channels = /^rgba?\((\d+), (\d+), (\d+)(?:, 1)?\)$/.exec(colour)?.slice(1)
  if (channels === undefined) throw new Error(`“${colour}” is not an opaque colour.`)
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of two computed colours. */
export const shownContrast = (one: string, other: string): number => contrastRatio(hexOf(one), hexOf(other))
