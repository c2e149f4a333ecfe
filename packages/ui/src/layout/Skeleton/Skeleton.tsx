import * as S from './Skeleton.styles.ts'

export interface SkeletonProps {
  /** A line of text, a control, a picture, or a round one. */
  shape?: 'text' | 'control' | 'picture' | 'circle'
  /** How many of them, below each other. */
  count?: number
}

/** Stands where something is about to be, in its size; the page says in words that it is loading. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <S.Root aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <S.Bone key={index} data-shape={shape} />
      ))}
    </S.Root>
  )
}
