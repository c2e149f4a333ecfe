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

/** A select with its label beside it, for toolbars and footers. */
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
