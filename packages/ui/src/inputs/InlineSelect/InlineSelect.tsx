import type { Option } from '../options.ts'
import { Select } from '../Select/Select.tsx'
import * as S from './InlineSelect.styles.ts'

export interface InlineSelectProps<V extends string | number> {
  /** Shown beside the select; also its accessible name. */
  label: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
  /** The CSS width of the select; longer options are truncated. */
  width: string
  isDisabled?: boolean
}

/**
 * A select with its label beside it, for toolbars and footers.
 *
 * @do Use it for a choice that takes effect at once, such as how many rows a page has.
 * @dont Do not use it in a form: a `Field` has the label above, and a place for errors.
 * @key Enter or Space: Opens the list of choices.
 * @key Up and Down: Go from choice to choice.
 */
export function InlineSelect<V extends string | number>({ label, width, ...select }: InlineSelectProps<V>) {
  return (
    <S.Root>
      <span aria-hidden>{label}</span>
      <S.Box style={{ inlineSize: width }}>
        <Select {...select} aria-label={label} size="small" />
      </S.Box>
    </S.Root>
  )
}
