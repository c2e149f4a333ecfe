import type { ReactNode } from 'react'
import * as S from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** Why there is nothing, in a few words. */
  title: string
  icon?: ReactNode
  /** What to do next, in a sentence. */
  children?: ReactNode
  /** The next step as a button or a link. */
  action?: ReactNode
}

/** In place of an empty list: says why there is nothing and what to do next. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <S.Root>
      {icon !== undefined && <S.Icon>{icon}</S.Icon>}
      <S.Title>{title}</S.Title>
      {children !== undefined && <S.Words>{children}</S.Words>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Root>
  )
}
