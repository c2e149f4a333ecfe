import { Combobox } from '@base-ui/react/combobox'
import { OfferedOptions, type OfferedOptionsProps } from './OfferedOptions.tsx'

export interface SuggestionsProps extends Pick<
  OfferedOptionsProps<string>,
  'label' | 'value' | 'onChange' | 'onKeyDown'
> {
  texts: readonly string[]
  /** Renders the text input with these props. */
  children: OfferedOptionsProps<string>['renderInput']
}

/**
 * Suggests texts below an input while typing; any other text is allowed.
 *
 * @also Autocomplete, Typeahead, Combobox
 * @do Use it where a text may be anything, but mostly is one of a few.
 * @dont Do not use it for a closed set: that is a Select.
 * @key Arrow Down, Arrow Up: Opens the list, and moves through it.
 * @key Enter: Takes the marked text.
 * @key Escape: Closes the list; the text stays.
 */
export function Suggestions({ texts, children, ...props }: SuggestionsProps) {
  const { value, onChange } = props
  const { contains } = Combobox.useFilter()
  const found = texts.filter((text) => contains(text, value.trim()))
  const isTheOnlyOne = found.length === 1 && contains(value, found[0] ?? '')

  return (
    <OfferedOptions
      {...props}
      options={isTheOnlyOne ? [] : found}
      keyOf={(text) => text}
      onChoose={onChange}
      renderInput={children}
    >
      {(text) => text}
    </OfferedOptions>
  )
}
