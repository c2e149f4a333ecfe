import { useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import type {
  Suggestions as SuggestionsPart,
  SuggestionsProps,
} from '../../../inputs/Suggestions/Suggestions.tsx'
import { importAgain } from '../../../loading/import-again.ts'
import * as S from './FilterRow.styles.ts'

const fetchSuggestions = importAgain(
  () => import('../../../inputs/Suggestions/Suggestions.tsx'),
  'Suggestions',
)

/** As suggestions make it. */
const CLOSED_COMBOBOX = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
} as const

interface SuggestingInputProps extends Omit<SuggestionsProps, 'children'> {
  /** Props of the text input. */
  plain: ComponentProps<'input'>
}

/**
 * A filter that suggests texts. It begins as a plain input, because most visits filter nothing, and takes any text if
 * its suggestions cannot be fetched.
 */
export function SuggestingInput({ plain, ...props }: SuggestingInputProps) {
  const [Suggestions, setSuggestions] = useState<typeof SuggestionsPart | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isPressed = useRef(false)

  const fetch = async () => {
    const part = await fetchSuggestions().catch(() => null)
    const own = input.current
    if (part === null || own === null) return
    const { parentElement: box, selectionStart, selectionEnd } = own
    const isFocused = document.activeElement === own
    flushSync(() => setSuggestions(() => part))
    const next = isFocused ? box?.querySelector('input') : null
    next?.focus({ preventScroll: true })
    next?.setSelectionRange(selectionStart, selectionEnd)
    // A press opens the list.
    if (isPressed.current) next?.click()
  }

  return Suggestions === null ? (
    <S.Input
      {...plain}
      {...CLOSED_COMBOBOX}
      ref={input}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      onKeyDown={props.onKeyDown}
      onPointerEnter={() => void fetch()}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onFocus={() => void fetch()}
    />
  ) : (
    <Suggestions {...props}>{(given) => <S.Input {...plain} {...given} />}</Suggestions>
  )
}
