import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { RetryButton } from '../../loading/RetryButton.tsx'
import * as S from './Banner.styles.ts'

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
  /** The next step, as a small button. */
  action?: ReactNode
  /** Shows a Retry button. */
  onRetry?: (() => void) | undefined
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/**
 * A message on the page, for as long as it is true; errors are announced at once.
 *
 * @also Notice, Callout, Inline message
 * @do Put it above the content it concerns.
 * @dont Do not hide it while it is true.
 * @key Enter or Space: On Retry, tries again.
 */
export function Banner({ tone = 'info', children, action, onRetry }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <S.Root data-tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : undefined}>
      <Icon aria-hidden />
      <S.Words>{children}</S.Words>
      {action}
      {onRetry && <RetryButton onRetry={onRetry} />}
    </S.Root>
  )
}
