import { use } from 'react'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { BrandContext } from '../../theme/brand-context.ts'
import * as S from './Logo.styles.ts'

export interface LogoProps {
  /** The mark only, where there is no space for the name. */
  isMarkOnly?: boolean
  size?: 'medium' | 'large'
}

/** The product's own name. */
const PRODUCT = 'Latchkey'

/** The logo or the name of the agency, or else the product's: the mark, a key in the shape of an L, with the name. */
export function Logo({ isMarkOnly = false, size = 'medium' }: LogoProps) {
  const { agencyName, logo } = use(BrandContext)
  const name = agencyName ?? PRODUCT
  if (logo !== null) return <S.Picture data-size={size} src={logo} alt={name} />
  return (
    <S.Root data-size={size}>
      {(agencyName === null || isMarkOnly) && (
        <S.Mark viewBox="3 0.5 16 22.5" aria-hidden>
          <S.Shaft d="M9 11v10h9" />
          <S.Tooth d="M14.5 21v-5" />
          <S.Bow cx="9" cy="6.5" r="4.25" />
        </S.Mark>
      )}
      {isMarkOnly ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </S.Root>
  )
}
