import { useLayoutEffect, type ReactNode } from 'react'
import { BrandContext, type BrandFace } from '../../theme/brand-context.ts'
import { showBrand } from '../../theme/show-brand.ts'

export interface BrandProviderProps {
  /** Keep it one and the same until it changes. */
  brand: BrandFace
  children: ReactNode
}

/** Shows everything inside in the name, the logo and the colours of an agency; one for the whole page. */
export function BrandProvider({ brand, children }: BrandProviderProps) {
  useLayoutEffect(() => void showBrand(brand), [brand])
  return <BrandContext value={brand}>{children}</BrandContext>
}
