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

/**
 * A short status on a coloured background, or beside a coloured dot.
 *
 * @also Tag, Chip, Pill, Badge, Label
 * @do Make the text sufficient; the colour only helps to find it.
 * @do Pass isQuiet in a list whose rows nearly all have the same status.
 * @dont Do not add a tone for a single status.
 */
export function StatusLabel({ tone, isQuiet = false, children }: StatusLabelProps) {
  const Root = isQuiet ? S.Quiet : S.Root
  return <Root data-tone={tone}>{children}</Root>
}
