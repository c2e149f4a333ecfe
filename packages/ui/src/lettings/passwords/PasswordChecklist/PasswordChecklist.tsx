import { passwordChecklist, passwordChecklistHeading } from '@latchkey/domain/passwords/password.rules'
import { Check, Circle } from 'lucide-react'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './PasswordChecklist.styles.ts'

export interface PasswordChecklistProps {
  /** The text typed so far; an empty one renders nothing. */
  password: string
  /** True once the field was left or submitted with an unmet rule. */
  hasFailed?: boolean
  /** Maximum password length in characters; 30 unless a setting says otherwise. */
  longest?: number | undefined
}

/**
 * Shows which rules a password meets while it is typed.
 *
 * @do Put it under the field; it announces changes only.
 * @dont Do not turn it red while somebody is typing.
 */
export function PasswordChecklist({ password, hasFailed = false, longest }: PasswordChecklistProps) {
  if (password === '') return null
  return (
    <S.Root data-failed={hasFailed || undefined} role={hasFailed ? 'alert' : undefined}>
      <p>{passwordChecklistHeading(longest)}</p>
      <S.List>
        {passwordChecklist(password).map(({ text, isMet }) => (
          <S.Line key={text} data-met={isMet || undefined}>
            {isMet ? <Check aria-hidden /> : <Circle aria-hidden />}
            <span>
              {text}
              <VisuallyHidden>{isMet ? ' (done)' : ' (missing)'}</VisuallyHidden>
            </span>
          </S.Line>
        ))}
      </S.List>
    </S.Root>
  )
}
