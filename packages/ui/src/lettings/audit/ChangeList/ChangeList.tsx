import type { ChangeInWords } from '@latchkey/domain/audit/audit.messages'
import { ArrowRight } from 'lucide-react'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ChangeList.styles.ts'

export interface ChangeListProps {
  changes: readonly ChangeInWords[]
}

/**
 * Lists changed fields with the values before and after, in words.
 *
 * @do Pass labels, not codes.
 * @dont Do not use it for a choice between two versions: use ConflictDialog.
 */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <S.List>
      {changes.map(({ field, label, from, to }) => (
        <S.Change key={field}>
          <S.Label>{label}</S.Label>
          <S.Values>
            <S.Before>
              <VisuallyHidden>from </VisuallyHidden>
              {from}
            </S.Before>
            <ArrowRight aria-hidden />
            <span>
              <VisuallyHidden>to </VisuallyHidden>
              {to}
            </span>
          </S.Values>
        </S.Change>
      ))}
    </S.List>
  )
}
