import type { BrandColours } from './brand-context.ts'

let sheet: CSSStyleSheet | undefined
let wanted: BrandColours | undefined

/**
 * Shows the page in the colours of an agency, or again in the product's own; resolves once they are there. What moves
 * the colours is fetched with the first that are given: without any, no page carries it. The last call wins.
 */
export async function showBrand(colours: BrandColours): Promise<void> {
  const isOwn = colours.mainColour === null && colours.accentColour === null
  if (isOwn && wanted === undefined) return
  wanted = colours
  try {
    const { brandRules } = await import('./brand.ts')
    if (wanted !== colours) return
    if (sheet === undefined) {
      sheet = new CSSStyleSheet()
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    sheet.replaceSync(brandRules(colours))
  } catch {
    // The page stays in the colours that it has: the connection is down, or the build is gone.
  }
}
