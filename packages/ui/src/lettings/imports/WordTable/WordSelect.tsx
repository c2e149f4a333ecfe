import type { WordTo } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import type { WordOption } from '@latchkey/domain/imports/import-options'
import { Select } from '../../../inputs/Select/Select.tsx'

export interface WordSelectProps {
  /** The accessible name, where no label is beside it. */
  label?: string
  options: readonly WordOption[]
  /** Null is undecided. */
  value: WordTo
  isDisabled: boolean
  isClearable?: boolean
  onChange: (value: WordTo) => void
}

/** A choice whose values are of several types. */
export function WordSelect({
  label,
  options,
  value,
  isDisabled,
  isClearable = false,
  onChange,
}: WordSelectProps) {
  const keys = options.map((option, index) => ({ value: String(index), label: option.label }))
  const at = options.findIndex((option) => option.value === value)
  const common = {
    'aria-label': label,
    size: 'small',
    options: keys,
    value: at < 0 ? null : String(at),
    placeholder: IMPORT_WORDS.undecided,
    isDisabled,
  } as const
  const change = (key: string | null) => onChange(key === null ? null : (options[Number(key)]?.value ?? null))
  return isClearable ? (
    <Select
      {...common}
      isClearable
      clearLabel={IMPORT_WORDS.none}
      placeholder={IMPORT_WORDS.none}
      onChange={change}
    />
  ) : (
    <Select {...common} onChange={change} />
  )
}
