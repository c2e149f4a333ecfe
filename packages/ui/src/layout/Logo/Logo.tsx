import { use } from 'react'
import { BrandContext } from '../../theme/brand-context.ts'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Logo.styles.ts'

export interface LogoProps {
  size?: 'medium' | 'large'
  /** True if there is no room for the name: shows the mark, the logo or the initials, with the same accessible name. */
  isMark?: boolean
}

const PRODUCT = 'Latchkey'

/**
 * The agency's logo or name, otherwise the product's: the mark, an L-shaped key, with the name.
 *
 * @do Leave the choice of face to the BrandProvider.
 * @dont Do not recolour it.
 */
export function Logo({ size = 'medium', isMark = false }: LogoProps) {
  const { agencyName, logo } = use(BrandContext)
  const name = agencyName ?? PRODUCT
  if (logo !== null) return <S.Picture data-size={isMark ? 'mark' : size} src={logo} alt={name} />
  return (
    <S.Root data-size={size}>
      {agencyName === null && (
        <S.Mark viewBox="3 0.5 16 22.5" aria-hidden>
          <S.Shaft d="M9 11v10h9" />
          <S.Tooth d="M14.5 21v-5" />
          <S.Bow cx="9" cy="6.5" r="4.25" />
        </S.Mark>
      )}
      {isMark && agencyName !== null && <S.Initials aria-hidden>{initialsOf(agencyName)}</S.Initials>}
      {isMark ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <S.Name data-own={agencyName === null || undefined}>{name}</S.Name>
      )}
    </S.Root>
  )
}

/** Returns the initials of the first two words, ignoring signs such as &. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [name]
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
