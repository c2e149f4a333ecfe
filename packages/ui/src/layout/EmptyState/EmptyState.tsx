import type { ReactNode } from 'react'
import * as S from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** The reason why the list is empty, in a few words. */
  title: string
  icon?: ReactNode
  /** `danger` for an error, such as a list that could not be loaded. */
  tone?: 'neutral' | 'danger'
  /** Advice on the next step, in a sentence. */
  children?: ReactNode
  /** The next step as a button or a link. */
  action?: ReactNode
}

/**
 * Replaces an empty list: says why it is empty and what to do next.
 *
 * @also Empty page, No results, Zero state
 * @do Say why there is nothing, and offer the next step.
 * @do Use LoadFailed for content that could not be loaded.
 * @dont Do not blame the user, and do not joke.
 * @key Tab: Goes to the button of the next step.
 */
export function EmptyState({ title, icon, tone = 'neutral', children, action }: EmptyStateProps) {
  return (
    <S.Root>
      {icon !== undefined && <S.Icon data-tone={tone}>{icon}</S.Icon>}
      <S.Title>{title}</S.Title>
      {children !== undefined && <S.Words>{children}</S.Words>}
      {action !== undefined && <S.Action>{action}</S.Action>}
    </S.Root>
  )
}
