import type { ReactNode } from 'react'
import type { Tone } from '../tone.ts'
import * as S from './StatusLabel.styles.ts'

export interface StatusLabelProps {
  tone: Tone
  /** The status in words. */
  children: ReactNode
}

/** A short status on a coloured background. */
export function StatusLabel({ tone, children }: StatusLabelProps) {
  return <S.Root data-tone={tone}>{children}</S.Root>
}
