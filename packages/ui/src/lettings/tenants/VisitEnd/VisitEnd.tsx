import { CircleCheck, MailQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './VisitEnd.styles.ts'

export interface VisitEndProps {
  /** `sent` is a success; `lost` is an address without its token. */
  kind: 'sent' | 'lost'
  /** The outcome, in a sentence. */
  title: string
  /** The next step, in a sentence. */
  children: ReactNode
}

const ICONS = { sent: CircleCheck, lost: MailQuestion }

/**
 * The end of a tenant's visit: the outcome and the next step.
 *
 * @do Say what happened, then what comes next.
 * @dont Do not ask for anything more.
 */
export function VisitEnd({ kind, title, children }: VisitEndProps) {
  const Icon = ICONS[kind]
  return (
    <S.Root data-kind={kind}>
      <Icon aria-hidden />
      <S.Title role={kind === 'sent' ? 'status' : undefined}>{title}</S.Title>
      <S.Words>{children}</S.Words>
    </S.Root>
  )
}
