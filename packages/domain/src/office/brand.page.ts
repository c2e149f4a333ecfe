import type { Brand } from './office.contract.ts'

/** The product's own face. */
export const NO_BRAND: Brand = {
  agencyName: null,
  logo: null,
  mainColour: null,
  accentColour: null,
  phone: null,
}

/** Reads what the server wrote into the page; the product's own face where it wrote nothing. */
export function brandOfPage(content: string | undefined): Brand {
  return content ? { ...NO_BRAND, ...(JSON.parse(content) as Partial<Brand>) } : NO_BRAND
}
