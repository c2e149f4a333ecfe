import { useLayoutEffect, type ReactNode } from 'react'
import { BrandContext, type BrandFace } from '../../theme/brand-context.ts'
import { showBrand } from '../../theme/show-brand.ts'

export interface BrandProviderProps {
  brand: BrandFace
  children: ReactNode
}

/** Shows everything inside in the name, the logo and the colours of an agency; one for the whole page. */
export function BrandProvider({ brand, children }: BrandProviderProps) {
  const { mainColour, accentColour } = brand
  useLayoutEffect(() => void showBrand({ mainColour, accentColour }), [mainColour, accentColour])
  return <BrandContext value={brand}>{children}</BrandContext>
}
