import type { ComponentPropsWithRef } from 'react'
import { useFieldControl, type NamingProps } from '../field-context.ts'
import * as S from './TextArea.styles.ts'

export interface TextAreaProps extends NamingProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  /** In characters; typing stops there. */
  maxLength?: number
  /** The range of its height: 2 to 6, 3 to 12 or 8 to 24 lines. */
  size?: 'short' | 'medium' | 'tall'
  isDisabled?: boolean
  isReadOnly?: boolean
  ref?: ComponentPropsWithRef<'textarea'>['ref']
}

/**
 * Several lines of text; grows with its content, within limits.
 *
 * @also Multiline input
 * @do Choose the size for the usual length of text.
 * @dont Do not use it for one line.
 * @key Enter: Begins a new line.
 */
export function TextArea({
  id,
  'aria-label': ariaLabel,
  onChange,
  size = 'medium',
  isDisabled,
  isReadOnly,
  ...rest
}: TextAreaProps) {
  const wiring = useFieldControl({ id, 'aria-label': ariaLabel })
  return (
    <S.Frame data-text={rest.value}>
      <S.Input
        {...wiring}
        {...rest}
        data-size={size}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </S.Frame>
  )
}
