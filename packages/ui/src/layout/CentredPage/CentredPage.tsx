import { use, type ReactNode } from 'react'
import { BrandContext, phoneLink } from '../../theme/brand-context.ts'
import { Logo } from '../Logo/Logo.tsx'
import * as S from './CentredPage.styles.ts'

export interface CentredPageProps {
  title: string
  children: ReactNode
  /** Below the title, one sentence on what this page is for. */
  lead?: ReactNode
  /** Below the card: a small link elsewhere. */
  below?: ReactNode
  /** The widest it gets: 400 px for a few fields, 720 px for a long form. */
  size?: 'small' | 'large'
}

/** A page with a single purpose and no menu: sign-in, a tenant's form, Not Found, Access Denied. */
export function CentredPage({ title, children, lead, below, size = 'small' }: CentredPageProps) {
  const { phone } = use(BrandContext)
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
            <a href={phoneLink(phone)}>Questions? Call {phone}</a>
          </S.Below>
        )}
      </S.Main>
    </S.Root>
  )
}
