import { use, type ReactNode } from 'react'
import { BrandContext } from '../../theme/brand-context.ts'
import { Logo } from '../Logo/Logo.tsx'
import * as S from './CentredPage.styles.ts'

export interface CentredPageProps {
  title: string
  children: ReactNode
  /** One sentence below the title on the purpose of the page. */
  lead?: ReactNode
  /** Below the card, such as a small link to another page. */
  below?: ReactNode
  /** The maximum width: 400 px for a few fields, 720 px for a long form. */
  size?: 'small' | 'large'
}

/**
 * A page with a single purpose and no menu: sign-in, a tenant's form, Not Found, Access Denied.
 *
 * @do Use it for one purpose without a menu.
 * @dont Do not put two forms on it.
 */
export function CentredPage({ title, children, lead, below, size = 'small' }: CentredPageProps) {
  const { phone, phoneAddress } = use(BrandContext)
  return (
    <S.Root>
      <S.Brand>
        <Logo size="large" />
      </S.Brand>
      <S.Main data-size={size}>
        <S.Sheet>
          <S.Title tabIndex={-1}>{title}</S.Title>
          {lead !== undefined && <S.Lead>{lead}</S.Lead>}
          <S.Body>{children}</S.Body>
        </S.Sheet>
        {below !== undefined && <S.Below>{below}</S.Below>}
        {phone !== null && (
          <S.Below>
            <a href={phoneAddress ?? undefined}>Questions? Call {phone}</a>
          </S.Below>
        )}
      </S.Main>
    </S.Root>
  )
}
