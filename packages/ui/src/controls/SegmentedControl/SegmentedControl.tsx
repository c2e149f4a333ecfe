import * as S from './SegmentedControl.styles.ts'

export interface SegmentedControlProps<V extends string> {
  /** What is chosen, such as "View". */
  label: string
  /** Two or three choices with short labels. */
  choices: readonly { value: V; label: string }[]
  /** Null where something else was chosen. */
  value: V | null
  onChange: (value: V) => void
  size?: 'small' | 'medium'
}

/** Buttons in one frame, of which one is pressed: how something is shown. */
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
