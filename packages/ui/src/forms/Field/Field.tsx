import { CircleAlert } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { FieldContext } from '../../inputs/field-context.ts'
import { useControlId } from '../Form/form-context.ts'
import * as S from './Field.styles.ts'

export interface FieldProps {
  label: string
  /** The field's name in the form; connects it to the error summary. */
  name?: string
  /** One control or one group of controls. */
  children: ReactNode
  /** Help text, shown before the control is filled in. */
  hint?: ReactNode
  /** The error message; any text marks the control as invalid. */
  error?: string
  isRequired?: boolean
  /** True for a RadioGroup or several checkboxes, which a label element cannot name. */
  isGroup?: boolean
  /** Hides the label visually. */
  isLabelHidden?: boolean
}

/**
 * A control with its label, hint and error, connected for screen readers.
 *
 * @do Put every control into one.
 * @do Write errors as sentences for the person.
 * @dont Do not repeat the label in the error.
 * @dont Do not write “optional”: required fields have a star.
 */
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
