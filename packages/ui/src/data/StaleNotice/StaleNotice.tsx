import { Button } from '../../controls/Button/Button.tsx'
import * as S from './StaleNotice.styles.ts'

export interface StaleNoticeProps {
  onRetry: () => void
}

/** What is on show stays, but is not the newest: said quietly at its foot. */
export function StaleNotice({ onRetry }: StaleNoticeProps) {
  return (
    <S.Root>
      Could not refresh
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </S.Root>
  )
}
