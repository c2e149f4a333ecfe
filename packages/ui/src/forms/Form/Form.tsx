import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { controlIdOf, FormContext } from '../form-context.ts'
import { focusControl, focusFirstInvalid } from '../focus-control.ts'
import * as S from './Form.styles.ts'

/** One thing wrong with a form. */
export interface FormError {
  /** The name of the Field it belongs to. */
  name: string
  /** The label of that field. */
  label: string
  /** What is wrong, in words for the person. */
  message: string
}

export interface FormProps {
  /** Lets a submit button outside, as in the footer of a dialog, name its form. */
  id?: string
  onSubmit: () => void
  /** What is wrong now, in the order of the fields; empty when all is well. */
  errors?: readonly FormError[]
  /** The heading of the summary, such as "Please check the form for errors". */
  summaryTitle?: string
  children: ReactNode
}

const NO_ERRORS: readonly FormError[] = []

/**
 * Fields that are sent together. After an attempt that failed, here or at the server, the first field in
 * error has the focus and a summary above the fields names them all.
 */
export function Form({ id, onSubmit, errors = NO_ERRORS, summaryTitle, children }: FormProps) {
  const ownId = useId()
  const formId = id ?? ownId
  const form = useRef<HTMLFormElement>(null)
  const isFocusOwed = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const hasErrors = errors.length > 0

  // After every render, because the errors of one attempt may come late or come in parts.
  useEffect(() => {
    if (!isFocusOwed.current || !hasErrors) return
    isFocusOwed.current = false
    if (form.current) focusFirstInvalid(form.current)
  })

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // React hands the event of a form in a dialog to the form that the dialog was opened from, too.
    event.stopPropagation()
    isFocusOwed.current = true
    setAttempts((count) => count + 1)
    onSubmit()
  }

  // Who has gone on typing must not be pulled back by a late answer.
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
