import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { isComposing } from '../../accessibility/is-composing.ts'

export interface SuggestionsOptions {
  texts: readonly string[]
  value: string
  onChange: (value: string) => void
  /** Called for the keys that the list does not handle. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

const NONE = -1

/** The texts that contain the value; none if the value is the only one. */
function offeredOf(texts: readonly string[], value: string): readonly string[] {
  const wanted = value.trim().toLowerCase()
  const offered = texts.filter((text) => text.toLowerCase().includes(wanted))
  return offered.length === 1 && offered[0]?.toLowerCase() === wanted ? [] : offered
}

/** State of an input with suggestions: the ARIA practices' editable combobox with list autocomplete. */
export function useSuggestions({ texts, value, onChange, onKeyDown }: SuggestionsOptions) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(NONE)
  const offered = offeredOf(texts, value)
  const isShown = isOpen && offered.length > 0
  const markedText = isShown ? offered[marked] : undefined

  const setShown = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    setMarked(NONE)
  }

  const choose = (text: string) => {
    setShown(false)
    onChange(text)
  }

  /** Returns true if the list handles the key. */
  const takeKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (offered.length === 0) return false
      setOpen(true)
      // Between the last and the first suggestion there is a step without a marked one, in which Enter means
      // the typed text.
      const steps = offered.length + 1
      const from = isShown ? marked : NONE
      setMarked(((from + 1 + (key === 'ArrowDown' ? 1 : steps - 1)) % steps) - 1)
      return true
    }
    if (key === 'Enter' && markedText !== undefined) {
      choose(markedText)
      return true
    }
    if (key === 'Escape' && isShown) {
      setShown(false)
      return true
    }
    return false
  }

  const optionId = (index: number) => `${listId}-${index}`
  return {
    listId,
    offered,
    isShown,
    marked,
    optionId,
    choose,
    /** Spread on the input. */
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': markedText === undefined ? undefined : optionId(marked),
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setShown(true)
        onChange(target.value)
      },
      onClick: () => setOpen(true),
      onBlur: () => setShown(false),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (isComposing(event)) return
        if (!takeKey(event.key)) {
          if (event.key === 'Enter') setShown(false)
          onKeyDown?.(event)
          return
        }
        // Prevents moving the text cursor and closing a surrounding dialog.
        event.preventDefault()
        event.stopPropagation()
      },
    },
  } as const
}
