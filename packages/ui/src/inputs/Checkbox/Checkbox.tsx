import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { useFieldControl, type NamingProps } from '../field-context.ts'
import * as S from './Checkbox.styles.ts'

export interface CheckboxProps extends Pick<NamingProps, 'id'> {
  label: ReactNode
  isChecked: boolean
  /** True when some of the items that it represents are ticked and some are not. */
  isIndeterminate?: boolean
  onChange: (isChecked: boolean) => void
  /** The effect of ticking it. */
  note?: string
  isDisabled?: boolean
  /** Hides the label visually, such as in a table column whose heading names it. */
  isLabelHidden?: boolean
}

/**
 * Yes or no, alone or as one of several that may all be ticked.
 *
 * @also Switch, Tick box
 * @do Say what is true when it is ticked.
 * @dont Do not use it for settings that take effect at once.
 * @dont Do not write the label as a question.
 * @key Space: Ticks and unticks it.
 */
export function Checkbox({
  id,
  label,
  isChecked,
  isIndeterminate = false,
  onChange,
  note,
  isDisabled,
  isLabelHidden = false,
}: CheckboxProps) {
  const noteId = useId()
  const { 'aria-describedby': describedBy, ...wiring } = useFieldControl({ id })
  return (
    <S.Line data-bare={isLabelHidden || undefined}>
      <S.Mark
        {...wiring}
        type="checkbox"
        // There is no HTML attribute for it.
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate
        }}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={note === undefined ? describedBy : noteId}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span>
          {label}
          {note !== undefined && (
            <S.Note id={noteId} aria-hidden>
              {note}
            </S.Note>
          )}
        </span>
      )}
    </S.Line>
  )
}
