import { CircleAlert } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { FieldContext } from '../../controls/field-context.ts'
import { useControlId } from '../form-context.ts'
import * as S from './Field.styles.ts'

export interface FieldProps {
  label: string
  /** The field's name in the form; ties it to the error summary. */
  name?: string
  /** One control, or one group of controls. */
  children: ReactNode
  /** What one needs to know before filling it in. */
  hint?: ReactNode
  /** What is wrong, in words for the person; a text turns the control to its error look. */
  error?: string
  isRequired?: boolean
  /** True for a RadioGroup or several checkboxes, which a label element cannot name. */
  isGroup?: boolean
  /** Keeps the label for listeners only. */
  isLabelHidden?: boolean
}

/** A control with its label, hint and error, wired so that they are read as one. */
export function Field({
  label,
  name,
  children,
  hint,
  error,
  isRequired = false,
  isGroup = false,
  isLabelHidden = false,
}: FieldProps) {
  const controlId = useControlId(name)
  const hasHint = hint !== undefined
  const hasError = error !== undefined && error !== ''
  const labelId = `${controlId}-label`
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`

  const wiring = useMemo(
    () => ({
      controlId,
      labelId,
      describedBy: [hasHint && hintId, hasError && errorId].filter(Boolean).join(' ') || undefined,
      isInvalid: hasError,
      isRequired,
    }),
    [controlId, labelId, hintId, errorId, hasHint, hasError, isRequired],
  )

  const labelProps = {
    'data-part': 'label',
    'data-required': isRequired || undefined,
    'data-hidden': isLabelHidden || undefined,
  }

  return (
    <S.Root data-invalid={hasError || undefined} data-field={name}>
      {isGroup ? (
        <span id={labelId} {...labelProps}>
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={controlId} {...labelProps}>
          {label}
        </label>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasHint && <S.Hint id={hintId}>{hint}</S.Hint>}
      {hasError && (
        <S.Error id={errorId}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </S.Error>
      )}
    </S.Root>
  )
}
