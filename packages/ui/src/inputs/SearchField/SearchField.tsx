import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldControl } from '../field-context.ts'
import * as S from './SearchField.styles.ts'

export interface SearchFieldProps {
  value: string
  /** Called on every key; callers that send requests should debounce. */
  onChange: (value: string) => void
  /** The accessible name, such as "Filter by name". */
  label: string
  id?: string
  placeholder?: string
  /** The keyboard on phones; the value is still text. */
  inputMode?: 'search' | 'numeric' | 'email'
  size?: 'small' | 'medium'
  maxLength?: number
}

/**
 * A search text; Escape and the cross clear it.
 *
 * @do Name what is searched: “Search units”.
 * @dont Do not query a server on every key: debounce.
 * @key Escape: Clears it.
 */
export function SearchField({
  label,
  id,
  value,
  onChange,
  size = 'medium',
  inputMode = 'search',
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const wiring = useFieldControl({ id, 'aria-label': label })

  const clear = () => {
    onChange('')
    input.current?.focus()
  }

  return (
    <S.Frame data-size={size} data-text={value}>
      <S.Affix>
        <Search aria-hidden />
      </S.Affix>
      <S.Input
        {...wiring}
        {...rest}
        ref={input}
        type="search"
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          // Otherwise the same key would close a surrounding dialog.
          event.stopPropagation()
          event.preventDefault()
          clear()
        }}
      />
      {value !== '' && (
        <S.Clear type="button" aria-label={`Clear: ${label}`} onClick={clear}>
          <X aria-hidden />
        </S.Clear>
      )}
    </S.Frame>
  )
}
