import { Combobox } from '@base-ui/react/combobox'
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { isComposing } from '../../accessibility/is-composing.ts'
import { endPress } from '../../popup/end-press.ts'
import * as S from './Suggestions.styles.ts'

type InputProps = ComponentPropsWithRef<'input'>

export interface OfferedOptionsProps<Option> {
  /** The accessible name of the list. */
  label: string
  /** The options for the present text. */
  options: readonly Option[]
  keyOf: (option: Option) => string | number
  /** Below the list, such as that more options match. */
  note?: string | undefined
  /** Renders one line of the list. */
  children: (option: Option) => ReactNode
  value: string
  onChange: (value: string) => void
  onChoose: (option: Option) => void
  /** Called for the keys that the list does not handle. */
  onKeyDown?: InputProps['onKeyDown']
  /** Renders the text input with these props. */
  renderInput: (input: InputProps) => ReactElement
}

/** Offers options below an input while typing; any text is allowed. */
export function OfferedOptions<Option>({
  label,
  options,
  keyOf,
  note,
  children,
  value,
  onChange,
  onChoose,
  onKeyDown,
  renderInput,
}: OfferedOptionsProps<Option>) {
  const [isOpen, setOpen] = useState(false)
  const actions = useRef<Combobox.Root.Actions>(null)
  const isShown = isOpen && options.length > 0

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
      if (options.length > 0) return
    } else if (key === 'Enter' ? isMarked : key === 'Escape' && isShown) return
    if (key === 'Enter' || key === 'Escape') setOpen(false)
    onKeyDown?.(event)
  }

  return (
    <Combobox.Root<Option>
      // A text that is typed may be any: none is ever selected.
      value={null}
      onValueChange={(option: Option | null) => option !== null && onChoose(option)}
      inputValue={value}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && onChange(text)}
      items={options}
      filter={null}
      open={isShown}
      onOpenChange={(willBeOpen, details) => {
        setOpen(willBeOpen)
        endPress(details)
      }}
      // Enter chooses the option that the arrows have marked.
      highlightItemOnHover={false}
      actionsRef={actions}
    >
      <Combobox.Input
        onKeyDown={handleKeyDown}
        onBlur={() => setOpen(false)}
        render={(props) => renderInput(props as InputProps)}
      />
      <Combobox.Portal>
        <S.Positioner sideOffset={4} collisionPadding={8} align="start">
          <S.Count>
            {options.length === 1 ? '1 suggestion' : `${options.length} suggestions`}
            {note !== undefined && `. ${note}`}
          </S.Count>
          <S.List
            aria-label={label}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Combobox.Collection>
              {(option: Option) => (
                <S.Option
                  key={keyOf(option)}
                  value={option}
                  render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
                >
                  {children(option)}
                </S.Option>
              )}
            </Combobox.Collection>
            {/* Said with the count: a list has options only. */}
            {note !== undefined && <S.Note aria-hidden>{note}</S.Note>}
          </S.List>
        </S.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
