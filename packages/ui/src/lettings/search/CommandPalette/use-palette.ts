import type { PaletteOption } from '@latchkey/domain/search/palette'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../../accessibility/is-composing.ts'

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

/**
 * The ARIA practices' combobox with a permanently visible list. Keys pressed before the options arrive are
 * applied to them on arrival.
 */
export function usePalette({ options, isCurrent, onChoose }: PaletteState) {
  const listId = useId()
  const [markedKey, setMarkedKey] = useState<string | null>(null)
  const waiting = useRef<Press[]>([])
  const marked = options.findIndex(({ key }) => key === markedKey)

  /** Applies keys in order; each starts from the option marked by the one before. */
  const press = (presses: readonly Press[]) => {
    let at = marked
    for (const { key, isInNewTab } of presses) {
      // Enter without a marked option chooses the first.
      const option = options[Math.max(at, 0)]
      if (option === undefined) return
      if (key === 'Enter') return onChoose(option, { isInNewTab })
      // Without a marked option, up marks the last.
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
    /** Resets the mark and the pending keys when the text changes. */
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
        const { key, ctrlKey, metaKey } = event
        if (!isTaken(key) || isComposing(event)) return
        event.preventDefault()
        const pressed = { key, isInNewTab: ctrlKey || metaKey }
        if (isCurrent) press([pressed])
        else waiting.current.push(pressed)
      },
    },
  } as const
}
