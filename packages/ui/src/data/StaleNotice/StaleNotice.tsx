import { RetryButton } from '../../loading/RetryButton.tsx'
import * as S from './StaleNotice.styles.ts'

export interface StaleNoticeProps {
  onRetry: () => void
}

/** A notice below a list that its last refresh failed, with a retry button. */
export function StaleNotice({ onRetry }: StaleNoticeProps) {
  return (
    <S.Root>
      Could not refresh
      <RetryButton onRetry={onRetry} />
    </S.Root>
  )
}
