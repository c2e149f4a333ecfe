import { createContext } from 'react'

/** An agency's colours as entered, `#rrggbb`; null for the product's own. */
export interface BrandColours {
  readonly mainColour: string | null
  readonly accentColour: string | null
}

/** An agency's branding on pages; null for the product's own. */
export interface BrandIdentity extends BrandColours {
  readonly agencyName: string | null
  /** The URL of the logo. */
  readonly logo: string | null
  readonly phone: string | null
  /** The address of the link that dials the phone number. */
  readonly phoneAddress: string | null
}

export const PRODUCT_BRAND: BrandIdentity = {
  agencyName: null,
  logo: null,
  mainColour: null,
  accentColour: null,
  phone: null,
  phoneAddress: null,
}

export const BrandContext = createContext(PRODUCT_BRAND)
