import type { BrandColours } from './brand-context.ts'

let wanted: BrandColours | undefined

/**
 * Applies an agency's colours, or the product's own for null; resolves once they are applied. The code that
 * computes them is loaded with the first brand, so pages without a brand do not load it. The last call wins.
 */
export async function showBrand(colours: BrandColours): Promise<void> {
  if (colours.mainColour === null && colours.accentColour === null && wanted === undefined) return
  wanted = colours
  try {
    const { applyBrand } = await import('./apply-brand.ts')
    if (wanted === colours) applyBrand(colours)
  } catch {
    // Keeps the current colours: the connection is down, or the build was replaced.
  }
}
