import type { ReactNode } from 'react'
import * as S from './FieldGrid.styles.ts'

export interface FieldGridProps {
  children: ReactNode
  /** The most fields side by side; fewer where there is less room, one on a phone. */
  columns?: 2 | 3
}

/** Fields side by side in even columns, for as many as the room allows. */
export function FieldGrid({ children, columns = 2 }: FieldGridProps) {
  return <S.Root data-columns={columns}>{children}</S.Root>
}
