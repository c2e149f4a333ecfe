import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { figure, type Noun } from '../noun.ts'
import * as S from './CountBadge.styles.ts'

export interface CountBadgeProps {
  count: number
  /** What is counted, for people who hear the number without its surroundings. */
  noun: Noun
}

/** A number beside a title; nothing at all when the number is 0. */
export function CountBadge({ count, noun }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <S.Root>
      {figure(count)}
      <VisuallyHidden> {count === 1 ? noun.one : noun.many}</VisuallyHidden>
    </S.Root>
  )
}
