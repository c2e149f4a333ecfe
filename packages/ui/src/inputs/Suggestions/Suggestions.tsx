import { useRef, type ReactElement, type RefObject } from 'react'
import * as S from './Suggestions.styles.ts'
import { useSuggestions, type SuggestionsOptions } from './use-suggestions.ts'

export interface SuggestionsProps extends SuggestionsOptions {
  /** The accessible name of the list. */
  label: string
  /** Renders the text input with these props. */
  children: (
    input: ReturnType<typeof useSuggestions>['input'] & { ref: RefObject<HTMLInputElement | null> },
  ) => ReactElement
}

/** Suggests texts below an input while typing; any other text is allowed. */
export function Suggestions({ label, children, ...options }: SuggestionsProps) {
  const anchor = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { input, listId, offered, isShown, marked, optionId, choose } = useSuggestions(options)
  return (
    <>
      {children({ ...input, ref: anchor })}
      {isShown && (
        <S.List
          ref={list}
          anchor={anchor}
          id={listId}
          aria-label={label}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
        >
          {offered.map((text, index) => (
            <S.Option
              key={text}
              ref={(option) => {
                if (index === marked) option?.scrollIntoView({ block: 'nearest' })
              }}
              id={optionId(index)}
              aria-selected={index === marked}
              data-highlighted={index === marked || undefined}
              onClick={() => choose(text)}
            >
              {text}
            </S.Option>
          ))}
        </S.List>
      )}
    </>
  )
}
