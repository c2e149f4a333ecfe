import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react'
import { isComposing } from '../../accessibility/is-composing.ts'
import { endPress } from '../../popup/end-press.ts'
import * as S from './Suggestions.styles.ts'

type InputProps = ComponentPropsWithRef<'input'>

export interface SuggestionsProps {
  /** The accessible name of the list. */
  label: string
  texts: readonly string[]
  value: string
  onChange: (value: string) => void
  /** Called for the keys that the list does not handle. */
  onKeyDown?: InputProps['onKeyDown']
  /** Renders the text input with these props. */
  children: (input: InputProps) => ReactElement
}

/**
 * Suggests texts below an input while typing; any other text is allowed.
 *
 * @do Use it where a text may be anything, but mostly is one of a few.
 * @dont Do not use it for a closed set: that is a Select.
 * @key Arrow Down, Arrow Up: Opens the list, and moves through it.
 * @key Enter: Takes the marked text.
 * @key Escape: Closes the list; the text stays.
 */
export function Suggestions({ label, texts, value, onChange, onKeyDown, children }: SuggestionsProps) {
  const [isOpen, setOpen] = useState(false)
  const actions = useRef<Combobox.Root.Actions>(null)
  const { contains } = Combobox.useFilter()
  const found = texts.filter((text) => contains(text, value.trim()))
  const isTheOnlyOne = found.length === 1 && contains(value, found[0] ?? '')
  const offered = isTheOnlyOne ? [] : found
  const isShown = isOpen && offered.length > 0

  // Without a `Popup`, which would hide the page from screen readers, Base UI does not know when the list has closed.
  useEffect(() => {
    if (!isShown) actions.current?.unmount()
  }, [isShown])

  const handleKeyDown: Combobox.Input.Props['onKeyDown'] = (event) => {
    if (isComposing(event)) {
      event.preventBaseUIHandler()
      return
    }
    const { key, currentTarget } = event
    const isMarked = isShown && currentTarget.hasAttribute('aria-activedescendant')
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (offered.length > 0) return
    } else if (key === 'Enter' ? isMarked : key === 'Escape' && isShown) return
    if (key === 'Enter' || key === 'Escape') setOpen(false)
    onKeyDown?.(event)
  }

  return (
    <Combobox.Root
      // A text that is typed may be any: none is ever selected.
      value={null}
      onValueChange={(text: string | null) => text !== null && onChange(text)}
      inputValue={value}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && onChange(text)}
      items={offered}
      filter={null}
      open={isShown}
      onOpenChange={(willBeOpen, details) => {
        setOpen(willBeOpen)
        endPress(details)
      }}
      // Enter takes what the arrows have marked.
      highlightItemOnHover={false}
      actionsRef={actions}
    >
      <Combobox.Input
        onKeyDown={handleKeyDown}
        onBlur={() => setOpen(false)}
        render={(props) => children(props as InputProps)}
      />
      <Combobox.Portal>
        <S.Positioner sideOffset={4} collisionPadding={8} align="start">
          <S.Count>{offered.length === 1 ? '1 suggestion' : `${offered.length} suggestions`}</S.Count>
          <S.List
            aria-label={label}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
          >
            {(text: string) => (
              <S.Option
                key={text}
                value={text}
                render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
              >
                {text}
              </S.Option>
            )}
          </S.List>
        </S.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
