import type { ReactNode } from 'react'
import * as S from './FieldGrid.styles.ts'

export interface FieldGridProps {
  children: ReactNode
  /** The maximum number of fields side by side; fewer if there is less space, one on phones. */
  columns?: 2 | 3
}

/**
 * Fields in even columns, as many as fit.
 *
 * @do Group related fields; give long fields a line of their own.
 * @dont Do not set columns manually: the width decides.
 */
export function FieldGrid({ children, columns = 2 }: FieldGridProps) {
  return <S.Root data-columns={columns}>{children}</S.Root>
}
