import type { ReactNode } from 'react'
import { useMedia } from '../../hooks/use-media.ts'
import { under } from '../../theme/breakpoints.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import * as S from './SegmentedControl.styles.ts'

export interface SegmentedControlProps<V extends string> {
  /** The accessible name of the group, such as "View". */
  label: string
  /** Two or three choices with short labels; an icon is shown instead under 1920 px. */
  choices: readonly { value: V; label: string; icon?: ReactNode }[]
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
  const isShort = useMedia(under(1920))
  return (
    <S.Root aria-label={label} data-size={size}>
      {choices.map((choice) => {
        const button = {
          type: 'button',
          'aria-pressed': choice.value === value,
          onClick: () => onChange(choice.value),
        } as const
        return isShort && choice.icon ? (
          <Tooltip key={choice.value} text={choice.label}>
            <S.Choice {...button} aria-label={choice.label}>
              {choice.icon}
            </S.Choice>
          </Tooltip>
        ) : (
          <S.Choice key={choice.value} {...button}>
            {choice.label}
          </S.Choice>
        )
      })}
    </S.Root>
  )
}
