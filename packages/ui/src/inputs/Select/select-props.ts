import type { NamingProps } from '../field-context.ts'
import type { Option, Options } from '../options.ts'

interface Common<V extends string | number> extends NamingProps {
  options: Options<Option<V>>
  /** Null when nothing is chosen. */
  value: V | null
  onBlur?: () => void
  name?: string
  /** Shown in the field when nothing is chosen. */
  placeholder?: string
  size?: 'small' | 'medium'
  isDisabled?: boolean
}

/** Only a clearable select can return null. */
export type SelectProps<V extends string | number> = Common<V> &
  (
    | { isClearable?: false; onChange: (value: V) => void }
    | {
        isClearable: true
        /** The label of the empty option. */ clearLabel?: string
        onChange: (value: V | null) => void
      }
  )
