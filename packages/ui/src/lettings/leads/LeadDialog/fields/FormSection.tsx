import type { ReactNode } from 'react'
import * as S from './LeadFields.styles.ts'

export interface FormSectionProps {
  title: string
  children: ReactNode
}

/** Fields with a common heading. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <S.Section>
      <S.Legend>{title}</S.Legend>
      {children}
    </S.Section>
  )
}
