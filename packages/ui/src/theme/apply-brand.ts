import type { BrandColours } from './brand-context.ts'
import { brandRules } from './brand.ts'

let sheet: CSSStyleSheet | undefined

/** Puts the rules of a brand into a style sheet of their own, after all others. */
export function applyBrand(colours: BrandColours): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(brandRules(colours))
}
