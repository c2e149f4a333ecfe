import type { BrandColours } from './brand-context.ts'
import { brandRules } from './brand.ts'

let sheet: CSSStyleSheet | undefined

/** Puts a brand's rules into a style sheet of its own, after all others. */
export function applyBrand(colours: BrandColours): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(brandRules(colours))
}
