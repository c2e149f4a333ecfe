import { ChevronDown } from 'lucide-react'
import { useFieldControl } from '../field-context.ts'
import { flatOptions, isOptionGroup, type Option } from '../options.ts'
import type { SelectProps } from './select-props.ts'
import * as S from './Select.styles.ts'

/** The value of the option that stands for none. */
const NONE = ''

const optionOf = <V extends string | number>({ value, label, detail, isDisabled }: Option<V>) => (
  <option key={value} value={value} disabled={isDisabled}>
    {detail === undefined ? label : `${label}, ${detail}`}
  </option>
)

/** A select whose options the device shows. */
export function NativeSelect<V extends string | number>(props: SelectProps<V>) {
  const { options, value, onBlur, name, placeholder = 'Choose…', size = 'medium', isDisabled = false } = props
  const all = flatOptions(options)
  const isListed = all.some((option) => option.value === value)

  const handleChange = (text: string) => {
    const chosen = all.find((option) => String(option.value) === text)
    if (chosen) props.onChange(chosen.value)
    else if (props.isClearable) props.onChange(null)
  }

  return (
    <S.Native>
      <select
        {...useFieldControl(props)}
        name={name}
        disabled={isDisabled}
        value={value ?? NONE}
        data-size={size}
        data-placeholder={value === null || undefined}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={onBlur}
      >
        {(props.isClearable || value === null) && (
          <option value={NONE} disabled={!props.isClearable}>
            {props.isClearable ? (props.clearLabel ?? 'None') : placeholder}
          </option>
        )}
        {/* A stored value that is offered no longer. */}
        {value !== null && !isListed && <option value={value}>{value}</option>}
        {options.map((entry) =>
          isOptionGroup(entry) ? (
            <optgroup key={entry.heading} label={entry.heading}>
              {entry.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
      <S.Icon>
        <ChevronDown aria-hidden />
      </S.Icon>
    </S.Native>
  )
}
