import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { toasts } from '../../overlays/toasts.ts'
import { controlIdOf, FormContext } from './form-context.ts'
import { focusControl, focusFirstInvalid } from './focus-control.ts'
import * as S from './Form.styles.ts'

/** One error of a form. */
export interface FormError {
  /** The name of its Field. */
  name: string
  /** The label of its Field. */
  label: string
  message: string
}

export interface FormProps {
  /** Lets a submit button outside the form, such as in a dialog's footer, refer to it. */
  id?: string
  onSubmit: () => void
  /** The current errors, in the order of the fields. */
  errors?: readonly FormError[]
  /** The heading of the error summary, such as "Please check the form for errors". */
  summaryTitle?: string
  /** Number of attempts that failed, also of those that did not begin in the form. */
  failedAttempts?: number
  children: ReactNode
}

const NO_ERRORS: readonly FormError[] = []

/**
 * A group of fields submitted together. After a failed attempt, on the client or the server, the first field
 * with an error is focused and a summary above the fields lists all errors.
 *
 * @do Pass the errors in the order of the fields.
 * @do Give a long form a summary title.
 * @dont Do not validate a field while somebody types into it for the first time.
 * @key Enter: In a text field, submits the form.
 * @key Tab: Continues from the first field in error after a failed attempt.
 */
export function Form({
  id,
  onSubmit,
  errors = NO_ERRORS,
  summaryTitle,
  failedAttempts = 0,
  children,
}: FormProps) {
  const ownId = useId()
  const formId = id ?? ownId
  const form = useRef<HTMLFormElement>(null)
  const isFocusPending = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const hasErrors = errors.length > 0
  const focused = useRef<HTMLElement>(null)

  // A field that is disabled during a save loses the focus, and gets it back afterwards.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && focused.current?.matches(':enabled'))
      focused.current.focus()
  })

  // The button of another action may disappear with its attempt, and its focus with it.
  useEffect(() => {
    if (failedAttempts > 0 && document.activeElement?.contains(form.current)) isFocusPending.current = true
  }, [failedAttempts])

  // On every render, because the errors of one attempt may arrive late or in parts.
  useEffect(() => {
    if (!isFocusPending.current || !hasErrors) return
    isFocusPending.current = false
    if (form.current) focusFirstInvalid(form.current)
  })

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // React bubbles a submit event in a dialog to the form from which the dialog was opened.
    event.stopPropagation()
    isFocusPending.current = true
    setAttempts((count) => count + 1)
    toasts.closeErrors()
    onSubmit()
  }

  // A late response must not move the focus while the user is typing again.
  const handleInput = () => {
    isFocusPending.current = false
  }

  return (
    <S.Root
      ref={form}
      id={formId}
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={({ target }: FocusEvent<HTMLElement>) => {
        focused.current = target
      }}
      onBlur={({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(':disabled')) focused.current = null
      }}
    >
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
