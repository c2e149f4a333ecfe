import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../../controls/CopyButton/CopyButton.tsx'
import * as S from './LeadFields.styles.ts'

export interface FormSectionProps {
  title: string
  /** On a phone one button copies the section, instead of one in each field. */
  copy?: SectionCopyProps
  children: ReactNode
}

/** Fields with a common heading. */
export function FormSection({ title, copy, children }: FormSectionProps) {
  return (
    <S.Part>
      {copy && (
        <S.SectionCopy>
          <SectionCopy {...copy} title={title} />
        </S.SectionCopy>
      )}
      <S.Section>
        <S.Legend>{title}</S.Legend>
        {children}
      </S.Section>
    </S.Part>
  )
}

interface SectionCopyProps {
  /** The lines to copy; empty ones are left out. */
  linesOf: () => readonly string[]
}

/** A separate component, so that typing in a field does not re-render the section. */
const SectionCopy = observer(function SectionCopy({ title, linesOf }: SectionCopyProps & { title: string }) {
  const value = linesOf().filter(Boolean).join('\n')
  return <CopyButton value={value} label={`Copy ${title}`} size="medium" />
})
