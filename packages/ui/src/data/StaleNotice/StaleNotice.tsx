import { RetryButton } from '../../loading/RetryButton.tsx'
import * as S from './StaleNotice.styles.ts'

export interface StaleNoticeProps {
  onRetry: () => void
}

/**
 * A notice below a list that its last refresh failed, with a retry button.
 *
 * @do Keep the rows and say that they may be out of date.
 * @dont Do not replace existing rows by an error.
 * @key Enter or Space: On its button, refreshes.
 */
export function StaleNotice({ onRetry }: StaleNoticeProps) {
  return (
    <S.Root>
      Could not refresh
      <RetryButton onRetry={onRetry} />
    </S.Root>
  )
}
