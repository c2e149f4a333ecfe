import { Button } from '../../controls/Button/Button.tsx'
import * as S from './StaleNotice.styles.ts'

export interface StaleNoticeProps {
  onRetry: () => void
}

/** Says at the foot of a list that what it shows could not be refreshed. */
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
