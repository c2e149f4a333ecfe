import * as S from './Skeleton.styles.ts'

export interface SkeletonProps {
  /** A line of text, a control, a picture, or a circle. */
  shape?: 'text' | 'control' | 'picture' | 'circle'
  /** The number of placeholders, stacked. */
  count?: number
}

/**
 * A placeholder in the size of loading content; the page itself must say that it is loading.
 *
 * @also Spinner, Loader, Placeholder
 * @do Give it the size of the content, so that nothing jumps.
 * @dont Do not show one for longer than the wait.
 */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <S.Root aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <S.Bone key={index} data-shape={shape} />
      ))}
    </S.Root>
  )
}
