import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react'

/** What the list of an input is made of. */
export interface SuggestionsOptions {
  texts: readonly string[]
  value: string
  onChange: (value: string) => void
  /** Called with the keys that the list leaves to the input. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
}

const NONE = -1

/** Those that contain the value; none when the value is the only one. */
function offeredOf(texts: readonly string[], value: string): readonly string[] {
  const wanted = value.trim().toLowerCase()
  const offered = texts.filter((text) => text.toLowerCase().includes(wanted))
  return offered.length === 1 && offered[0]?.toLowerCase() === wanted ? [] : offered
}

/** The state of an input that offers texts: the editable combobox with list autocomplete of the ARIA practices. */
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

  /** True for a key that the list takes. */
  const takeKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (offered.length === 0) return false
      setOpen(true)
      // Over the ends there is a step with nothing marked, in which Enter means the text as typed.
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
        if (!takeKey(event.key)) {
          if (event.key === 'Enter') setShown(false)
          onKeyDown?.(event)
          return
        }
        // Neither the cursor of the text nor a dialog around the input.
        event.preventDefault()
        event.stopPropagation()
      },
    },
  } as const
}
