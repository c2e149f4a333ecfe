import { useLayoutEffect, type ReactNode } from 'react'
import { showBrand } from '../../theme/brand.ts'
import { BrandContext, type BrandFace } from '../../theme/brand-context.ts'

export interface BrandProviderProps {
  brand: BrandFace
  children: ReactNode
}

/** Shows everything inside in the name, the logo and the colours of an agency; one for the whole page. */
export function BrandProvider({ brand, children }: BrandProviderProps) {
  const { mainColour, accentColour } = brand
  useLayoutEffect(() => showBrand({ mainColour, accentColour }), [mainColour, accentColour])
  return <BrandContext value={brand}>{children}</BrandContext>
}
