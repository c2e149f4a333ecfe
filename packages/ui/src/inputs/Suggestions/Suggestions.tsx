import { Tooltip } from '@base-ui/react/tooltip'
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
  const { input, listId, offered, isShown, marked, optionId, choose } = useSuggestions(options)
  return (
    <>
      {children({ ...input, ref: anchor })}
      {isShown && (
        // Not Base UI's combobox, which would hide the rest of the page, including the filtered rows, from
        // screen readers.
        <Tooltip.Root open>
          <Tooltip.Portal>
            <S.Positioner anchor={anchor} side="bottom" align="start" sideOffset={4} collisionPadding={8}>
              <S.List
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
            </S.Positioner>
          </Tooltip.Portal>
        </Tooltip.Root>
      )}
    </>
  )
}
