import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { controlIdOf, FormContext } from './form-context.ts'
import { focusControl, focusFirstInvalid } from './focus-control.ts'
import * as S from './Form.styles.ts'

/** One error of a form. */
export interface FormError {
  /** The name of the Field it belongs to. */
  name: string
  /** The label of that field. */
  label: string
  /** What is wrong, in words for the person. */
  message: string
}

export interface FormProps {
  /** Lets a submit button elsewhere, as in the footer of a dialog, refer to the form. */
  id?: string
  onSubmit: () => void
  /** The current errors, in the order of the fields. */
  errors?: readonly FormError[]
  /** The heading of the summary, such as "Please check the form for errors". */
  summaryTitle?: string
  children: ReactNode
}

const NO_ERRORS: readonly FormError[] = []

/**
 * Fields that are submitted together. After a failed attempt, here or on the server, the first field in error gets the
 * focus and a summary above the fields lists all of them.
 */
export function Form({ id, onSubmit, errors = NO_ERRORS, summaryTitle, children }: FormProps) {
  const ownId = useId()
  const formId = id ?? ownId
  const form = useRef<HTMLFormElement>(null)
  const isFocusOwed = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const hasErrors = errors.length > 0

  // After every render, because the errors of one attempt may arrive late or in parts.
  useEffect(() => {
    if (!isFocusOwed.current || !hasErrors) return
    isFocusOwed.current = false
    if (form.current) focusFirstInvalid(form.current)
  })

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // React bubbles the submit event of a form in a dialog to the form that the dialog was opened from.
    event.stopPropagation()
    isFocusOwed.current = true
    setAttempts((count) => count + 1)
    onSubmit()
  }

  // A late response must not move the focus of somebody who is typing again.
  const handleInput = () => {
    isFocusOwed.current = false
  }

  return (
    <S.Root ref={form} id={formId} noValidate onSubmit={handleSubmit} onInput={handleInput}>
      {summaryTitle !== undefined && hasErrors && attempts > 0 && (
        <S.Summary role="alert">
          <S.SummaryTitle>{summaryTitle}</S.SummaryTitle>
          <S.List>
            {errors.map(({ name, label, message }) => (
              <li key={name}>
                <S.Jump
                  type="button"
                  onClick={() => focusControl(document.getElementById(controlIdOf(formId, name)))}
                >
                  {label}: {message}
                </S.Jump>
              </li>
            ))}
          </S.List>
        </S.Summary>
      )}
      <FormContext value={formId}>{children}</FormContext>
    </S.Root>
  )
}
