import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './Banner.styles.ts'

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  children: ReactNode
  /** The way out, such as a small Retry button. */
  action?: ReactNode
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

/** A message in its place on the page, for as long as it is true; trouble is read out at once. */
export function Banner({ tone = 'info', children, action }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <S.Root data-tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : undefined}>
      <Icon aria-hidden />
      <S.Words>{children}</S.Words>
      {action}
    </S.Root>
  )
}
