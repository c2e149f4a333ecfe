import { createContext } from 'react'

/** The colours of an agency, `#rrggbb` as it gave them; null for the product's own. */
export interface BrandColours {
  readonly mainColour: string | null
  readonly accentColour: string | null
}

/** What pages show of an agency; null is the product's own. */
export interface BrandFace extends BrandColours {
  readonly agencyName: string | null
  /** The address of the logo. */
  readonly logo: string | null
  readonly phone: string | null
}

/** The product's own face. */
export const OWN_FACE: BrandFace = {
  agencyName: null,
  logo: null,
  mainColour: null,
  accentColour: null,
  phone: null,
}

/** Provides the agency's face to logos and pages. */
export const BrandContext = createContext(OWN_FACE)

/** The address that calls a phone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
