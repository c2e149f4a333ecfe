import { useId } from 'react'
import { useFieldGroup, type NamingProps } from '../field-context.ts'
import { isOptionGroup, type Option, type Options } from '../options.ts'
import * as S from './RadioGroup.styles.ts'

/** One choice of a radio group. */
export interface RadioOption<V extends string | number> extends Option<V> {
  /** What choosing it brings about, said before it is chosen. */
  note?: string
}

export interface RadioGroupProps<V extends string | number> extends NamingProps {
  /** Choices, each possibly under a heading; headings stand side by side where there is room. */
  options: Options<RadioOption<V>>
  /** Null while nothing is chosen. */
  value: V | null
  onChange: (value: V) => void
  isDisabled?: boolean
  /** In a row suits two or three short words, such as Yes and No. */
  direction?: 'column' | 'row'
  /** Large makes each choice a box for a thumb, as in the form of a tenant. */
  size?: 'medium' | 'large'
}

/** One choice of a closed set that is short enough to show whole. */
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
            // Hidden from the name, which is the label alone; the description reads it.
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
