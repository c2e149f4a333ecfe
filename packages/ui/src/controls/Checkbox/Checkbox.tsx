import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { useFieldControl, type NamingProps } from '../field-context.ts'
import * as S from './Checkbox.styles.ts'

export interface CheckboxProps extends Pick<NamingProps, 'id'> {
  label: ReactNode
  isChecked: boolean
  /** True where some of what it stands for is chosen and some is not. */
  isIndeterminate?: boolean
  onChange: (isChecked: boolean) => void
  /** What ticking it brings about. */
  note?: string
  isDisabled?: boolean
  /** Keeps the label for listeners only, as in a column of a table whose head says it. */
  isLabelHidden?: boolean
}

/** Yes or no, on its own or as one of several that may all be chosen. */
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
        // HTML has no attribute for it.
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
