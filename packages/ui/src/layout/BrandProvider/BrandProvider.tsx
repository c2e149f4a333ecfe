import { useLayoutEffect, type ReactNode } from 'react'
import { BrandContext, type BrandIdentity } from '../../theme/brand-context.ts'
import { showBrand } from '../../theme/show-brand.ts'

export interface BrandProviderProps {
  /** Keep it stable between renders. */
  brand: BrandIdentity
  children: ReactNode
}

/**
 * Applies an agency's name, logo and colours to its children; one for the whole page.
 *
 * @do Pass colours as the agency gave them: they are moved until they can be read.
 * @dont Do not nest it: the colours are those of the whole page.
 */
export function BrandProvider({ brand, children }: BrandProviderProps) {
  useLayoutEffect(() => void showBrand(brand), [brand])
  return <BrandContext value={brand}>{children}</BrandContext>
}
