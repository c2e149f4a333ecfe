import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { figure, type Noun } from '../noun.ts'
import * as S from './CountBadge.styles.ts'

export interface CountBadgeProps {
  count: number
  /** The noun that screen readers read after the count. */
  noun: Noun
}

/**
 * A count beside a title; renders nothing for 0.
 *
 * @also Badge, Counter
 * @do Put it next to the word that it counts.
 * @dont Do not show 0.
 */
export function CountBadge({ count, noun }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <S.Root>
      {figure(count)}
      <VisuallyHidden> {count === 1 ? noun.one : noun.many}</VisuallyHidden>
    </S.Root>
  )
}
