import type { PaletteOption } from '@latchkey/domain/search/palette'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'

/** How an option was chosen. */
export interface ChosenHow {
  isInNewTab: boolean
}

interface PaletteState {
  options: readonly PaletteOption[]
  /** False while the options are those of an older text. */
  isCurrent: boolean
  onChoose: (option: PaletteOption, how: ChosenHow) => void
}

interface Press {
  key: 'ArrowDown' | 'ArrowUp' | 'Enter'
  isInNewTab: boolean
}

const isTaken = (key: string): key is Press['key'] =>
  key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter'

/** The combobox of the ARIA practices whose list is always there. Keys pressed before the options have come act on those that come. */
export function usePalette({ options, isCurrent, onChoose }: PaletteState) {
  const listId = useId()
  const [markedKey, setMarkedKey] = useState<string | null>(null)
  const waiting = useRef<Press[]>([])
  const marked = options.findIndex(({ key }) => key === markedKey)

  /** Presses keys one after the other; each sees what the one before marked. */
  const press = (presses: readonly Press[]) => {
    let at = marked
    for (const { key, isInNewTab } of presses) {
      // Enter without a mark means the first.
      const option = options[Math.max(at, 0)]
      if (option === undefined) return
      if (key === 'Enter') return onChoose(option, { isInNewTab })
      // From no mark, up leads to the last.
      if (key === 'ArrowDown') at = (at + 1) % options.length
      else at = at <= 0 ? options.length - 1 : at - 1
    }
    setMarkedKey(options[at]?.key ?? null)
  }

  const pressWaiting = useEffectEvent(() => press(waiting.current.splice(0)))
  useEffect(() => {
    if (isCurrent && waiting.current.length > 0) pressWaiting()
  }, [isCurrent])

  const optionId = (index: number) => `${listId}-${index}`
  return {
    listId,
    marked,
    optionId,
    /** Forgets the mark and the keys that wait, when the text changes. */
    begin: () => {
      waiting.current = []
      setMarkedKey(null)
    },
    /** Spread on the input. */
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': options.length > 0 ? listId : undefined,
      'aria-activedescendant': marked < 0 ? undefined : optionId(marked),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const { key, ctrlKey, metaKey, nativeEvent } = event
        // Enter that ends the composition of a letter chooses nothing.
        if (!isTaken(key) || nativeEvent.isComposing) return
        event.preventDefault()
        const pressed = { key, isInNewTab: ctrlKey || metaKey }
        if (isCurrent) press([pressed])
        else waiting.current.push(pressed)
      },
    },
  } as const
}
