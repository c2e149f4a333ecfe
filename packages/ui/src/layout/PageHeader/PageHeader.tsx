import type { ReactNode } from 'react'
import * as S from './PageHeader.styles.ts'

export interface PageHeaderProps {
  title: string
  /** A line below the title. */
  subtitle?: ReactNode
  /** Above the title, such as a link back. */
  above?: ReactNode
  /** The actions of this page; the primary one last. */
  actions?: ReactNode
}

/**
 * The title of a page and its actions.
 *
 * @also Header, Title bar, Top bar
 * @do Use one per page: it has the only main heading.
 * @dont Do not use more than one primary button in it.
 */
export function PageHeader({ title, subtitle, above, actions }: PageHeaderProps) {
  return (
    <S.Root>
      <S.Words>
        {above !== undefined && <S.Above>{above}</S.Above>}
        <S.Title tabIndex={-1}>{title}</S.Title>
        {subtitle !== undefined && <S.Subtitle>{subtitle}</S.Subtitle>}
      </S.Words>
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}
