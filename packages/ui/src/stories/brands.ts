import type { BrandIdentity } from '../theme/brand-context.ts'
import { PRODUCT_BRAND } from '../theme/brand-context.ts'

/** A typical logo: dark letters on a transparent background. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="64"><circle cx="32" cy="32" r="24" fill="#b3261e"/><path d="M20 40 32 20l12 20z" fill="#fff"/><rect x="72" y="24" width="150" height="6" fill="#2b2b2b"/><rect x="72" y="38" width="96" height="6" fill="#2b2b2b"/></svg>',
)}`

/**
 * The brands in Storybook's toolbar: the product's own, one with readable colours, and one whose colours must
 * be adjusted for contrast.
 */
export const BRANDS = {
  own: PRODUCT_BRAND,
  harbour: {
    agencyName: 'Harbour & Vale',
    logo: null,
    mainColour: '#0f4c81',
    accentColour: '#f2a900',
    phone: '0117 496 0123',
    phoneAddress: 'tel:+441174960123',
  },
  sunrise: {
    agencyName: 'Sunrise Lettings',
    logo: LOGO,
    mainColour: '#ffd400',
    accentColour: '#e4572e',
    phone: '020 7946 0123',
    phoneAddress: 'tel:+442079460123',
  },
} as const satisfies Readonly<Record<string, BrandIdentity>>

export type BrandName = keyof typeof BRANDS
