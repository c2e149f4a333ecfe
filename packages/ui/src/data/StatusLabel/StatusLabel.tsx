import type { ReactNode } from 'react'
import type { Tone } from '../tone.ts'
import * as S from './StatusLabel.styles.ts'

export interface StatusLabelProps {
  tone: Tone
  /** True in a list, where a label in every row would draw more attention than what differs: a dot has the colour. */
  isQuiet?: boolean
  /** The status in words. */
  children: ReactNode
}

/** A short status on a coloured background, or beside a coloured dot. */
export function StatusLabel({ tone, isQuiet = false, children }: StatusLabelProps) {
  const Root = isQuiet ? S.Quiet : S.Root
  return <Root data-tone={tone}>{children}</Root>
}
