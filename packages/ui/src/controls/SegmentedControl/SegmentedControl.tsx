import * as S from './SegmentedControl.styles.ts'

export interface SegmentedControlProps<V extends string> {
  /** The accessible name of the group, such as "View". */
  label: string
  /** Two or three choices with short labels. */
  choices: readonly { value: V; label: string }[]
  /** Null when none of the choices applies. */
  value: V | null
  onChange: (value: V) => void
  size?: 'small' | 'medium'
}

/**
 * Two or three buttons in one frame, one of them pressed; chooses how something is displayed.
 *
 * @also Segmented buttons, Button group
 * @do Use it for how a page shows the same things, with effect at once.
 * @dont Do not use it in a form: a RadioGroup belongs there.
 * @dont Do not offer more than three choices.
 * @key Enter or Space: Chooses.
 */
export function SegmentedControl<V extends string>({
  label,
  choices,
  value,
  onChange,
  size = 'medium',
}: SegmentedControlProps<V>) {
  return (
    <S.Root aria-label={label} data-size={size}>
      {choices.map((choice) => (
        <S.Choice
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </S.Choice>
      ))}
    </S.Root>
  )
}
