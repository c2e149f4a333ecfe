import { useId } from 'react'
import { useFieldGroup, type NamingProps } from '../field-context.ts'
import { isOptionGroup, type Option, type Options } from '../options.ts'
import * as S from './RadioGroup.styles.ts'

/** One option of a radio group. */
export interface RadioOption<V extends string | number> extends Option<V> {
  /** The effect of choosing it, shown beforehand. */
  note?: string
}

export interface RadioGroupProps<V extends string | number> extends NamingProps {
  /** Options, optionally under headings; the groups are side by side if there is space. */
  options: Options<RadioOption<V>>
  /** Null when nothing is chosen. */
  value: V | null
  onChange: (value: V) => void
  isDisabled?: boolean
  /** A row suits two or three short labels, such as Yes and No. */
  direction?: 'column' | 'row'
  /** Large gives each option a box for touch, as in the tenants' forms. */
  size?: 'medium' | 'large'
}

/** Characters of a label that fits a narrow box, such as Yes or 4+. */
const SHORT_LABEL = 3

/**
 * One option of a closed set that is short enough to show completely.
 *
 * @also Radio buttons, Option group
 * @do Use it for up to about twelve choices, so that all are visible.
 * @do Put it into a Field with isGroup.
 * @dont Do not preselect a choice where a wrong one has consequences.
 * @key Arrow keys: Choose the next or the previous one.
 * @key Tab: Enters at the chosen one, and leaves.
 */
export function RadioGroup<V extends string | number>({
  id,
  'aria-label': ariaLabel,
  options,
  value,
  onChange,
  isDisabled = false,
  direction = 'column',
  size = 'medium',
}: RadioGroupProps<V>) {
  const ownId = useId()
  const { isInvalid, isRequired, ...wiring } = useFieldGroup({ id, 'aria-label': ariaLabel })

  const longest = Math.max(0, ...options.map((entry) => ('label' in entry ? entry.label.length : 0)))

  const renderOption = (option: RadioOption<V>) => {
    const noteId = `${ownId}-note-${option.value}`
    return (
      <S.Line key={option.value} data-size={size}>
        <S.Mark
          type="radio"
          name={ownId}
          checked={option.value === value}
          disabled={isDisabled || option.isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={option.note === undefined ? undefined : noteId}
          onChange={() => onChange(option.value)}
        />
        <span>
          {option.label}
          {option.note !== undefined && (
            // Not part of the accessible name, which is the label alone; the note is the description.
            <S.Note id={noteId} aria-hidden>
              {option.note}
            </S.Note>
          )}
        </span>
      </S.Line>
    )
  }

  return (
    <S.Root
      {...wiring}
      role="radiogroup"
      aria-required={isRequired || undefined}
      data-direction={direction}
      data-size={size}
      data-labels={longest > SHORT_LABEL ? 'long' : undefined}
      style={{ '--longest': longest }}
    >
      {options.map((entry) =>
        isOptionGroup(entry) ? (
          <S.Group key={entry.heading}>
            <S.Heading>{entry.heading}</S.Heading>
            {entry.options.map(renderOption)}
          </S.Group>
        ) : (
          renderOption(entry)
        ),
      )}
    </S.Root>
  )
}
