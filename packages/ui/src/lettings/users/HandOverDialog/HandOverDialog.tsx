import type { PromptTexts } from '@latchkey/domain/prompts/question.store'
import type { Work } from '@latchkey/domain/users/hand-over.contract'
import type { HandOverError } from '@latchkey/domain/users/hand-over.store'
import {
  clashesWith,
  HAND_OVER_ANYWAY,
  HAND_OVER_TO,
  leadsHandled,
  NOBODY,
  WORK_TO_HAND_OVER,
} from '@latchkey/domain/users/hand-over.messages'
import { choicesOf, type Person } from '@latchkey/domain/users/people'
import { Field } from '../../../forms/Field/Field.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { Select } from '../../../inputs/Select/Select.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { ConfirmDialog } from '../../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './HandOverDialog.styles.ts'

export interface HandOverDialogProps {
  isOpen: boolean
  /** The texts of the question before a user is disabled or deleted. */
  texts: PromptTexts
  work: Work
  /** The users who can be chosen, without the one who leaves. */
  recipients: readonly Person[]
  /** Undefined until chosen; null for no recipient. */
  toUserId: number | null | undefined
  isOverriding: boolean
  error: HandOverError | null
  isBusy?: boolean
  onRecipient: (userId: number | null) => void
  onOverride: (isOverriding: boolean) => void
  onConfirm: () => void
  onCancel: () => void
}

/** The option without a recipient; ids start at 1. */
const NO_AGENT_ID = 0

const ERRORS: Partial<Record<HandOverError, string>> = {
  missing: 'Please choose a person',
  unsuitable: 'This person does not have access to this work',
}

/**
 * Asks, before a user with open work is disabled or deleted, to whom it is assigned.
 *
 * @do Show clashes as soon as a colleague is chosen.
 * @dont Do not open it for a person without work: the plain question is enough.
 * @key Escape: Cancels.
 */
export function HandOverDialog({
  isOpen,
  texts,
  work,
  recipients,
  toUserId,
  isOverriding,
  error,
  isBusy,
  onRecipient,
  onOverride,
  onConfirm,
  onCancel,
}: HandOverDialogProps) {
  const dateFormatter = useDateFormatter()
  const { viewings, viewingsTotal, leadsTotal } = work
  const message = error === null ? undefined : ERRORS[error]
  const options = choicesOf(recipients)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title}
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <p>{texts.question}</p>
        <div>
          <p>{WORK_TO_HAND_OVER}</p>
          {viewings.length > 0 && (
            <S.Viewings aria-label="Viewings to come" tabIndex={0}>
              {viewings.map(({ id, name, viewingDate, propertyName, clash }) => (
                <li key={id}>
                  {[dateFormatter.formatDateTime(viewingDate), name, propertyName].filter(Boolean).join(', ')}
                  {clash !== null && <S.Clash>{clashesWith(clash, dateFormatter)}</S.Clash>}
                </li>
              ))}
              {viewingsTotal > viewings.length && (
                <li>and {viewingsTotal - viewings.length} more viewings</li>
              )}
            </S.Viewings>
          )}
          {leadsTotal > 0 && <p>{leadsHandled(leadsTotal)}</p>}
        </div>
        <Field label={HAND_OVER_TO} isRequired {...(message !== undefined && { error: message })}>
          <Select<number>
            options={viewingsTotal > 0 ? options : [{ value: NO_AGENT_ID, label: NOBODY }, ...options]}
            value={toUserId === undefined ? null : (toUserId ?? NO_AGENT_ID)}
            onChange={(next) => onRecipient(next === NO_AGENT_ID ? null : next)}
          />
        </Field>
        {viewings.some(({ clash }) => clash !== null) && (
          <>
            <Banner tone={error === 'clash' ? 'danger' : 'warning'}>
              Some of these viewings clash with others. Choose somebody else, or hand them over anyway.
            </Banner>
            <Checkbox label={HAND_OVER_ANYWAY} isChecked={isOverriding} onChange={onOverride} />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
