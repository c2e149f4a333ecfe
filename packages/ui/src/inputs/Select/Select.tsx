import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { createTypeAhead } from '../../popup/item-focus.ts'
import { useFieldControl, useFieldName, type NamingProps } from '../field-context.ts'
import { flatOptions, type Option, type Options } from '../options.ts'
import { SelectPopup } from './SelectPopup.tsx'
import * as S from './Select.styles.ts'

interface Common<V extends string | number> extends NamingProps {
  options: Options<Option<V>>
  /** Null when nothing is chosen. */
  value: V | null
  onBlur?: () => void
  name?: string
  /** Shown in the field when nothing is chosen. */
  placeholder?: string
  size?: 'small' | 'medium'
  isDisabled?: boolean
}

/** Only a clearable select can return null. */
export type SelectProps<V extends string | number> = Common<V> &
  (
    | { isClearable?: false; onChange: (value: V) => void }
    | {
        isClearable: true
        /** The label of the empty option. */ clearLabel?: string
        onChange: (value: V | null) => void
      }
  )

/** One option of a closed set that is too long to show completely; typing jumps to an option. */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const { options, value, onBlur, name, placeholder = 'Choose…', size = 'medium', isDisabled } = props
  const wiring = useFieldControl(props)
  const listName = useFieldName(props)
  const listId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ isByKey: boolean } | null>(null)
  const isOpen = opened !== null && !isDisabled
  // For good: it stays closed when the field is enabled again.
  if (opened !== null && !isOpen) setOpened(null)
  const wasOpenAtPress = useRef(false)
  const [typeAhead] = useState(createTypeAhead)
  const chosen = flatOptions(options).find((option) => option.value === value)

  const handleChange = (next: V | null) => {
    if (next === value) return
    if (props.isClearable) props.onChange(next)
    else if (next !== null) props.onChange(next)
  }

  const handleClick = ({ detail }: MouseEvent) => {
    const wasOpen = isOpen || wasOpenAtPress.current
    wasOpenAtPress.current = false
    // Safari does not focus a pressed button, and the focus returns to it from the list.
    trigger.current?.focus()
    setOpened(wasOpen ? null : { isByKey: detail === 0 })
  }

  /** Closed, typing chooses the next option that begins with the text, as in a native select. */
  const typeToChoose = (key: string): boolean => {
    const enabled = flatOptions(options).filter((option) => !option.isDisabled)
    const at = enabled.findIndex((option) => option.value === value)
    const next = typeAhead.next(
      enabled.map(({ label }) => label),
      at,
      key,
    )
    const found = next === undefined ? undefined : enabled[next]
    if (found) handleChange(found.value)
    return next !== undefined
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') setOpened({ isByKey: true })
    else if (!typeToChoose(key)) return
    event.preventDefault()
  }

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!popup.current?.contains(relatedTarget)) onBlur?.()
  }

  return (
    <>
      <S.Trigger
        {...wiring}
        ref={trigger}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        name={name}
        disabled={isDisabled}
        data-size={size}
        onPointerDown={() => {
          wasOpenAtPress.current = isOpen
        }}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      >
        <S.Value data-placeholder={value === null || undefined}>
          {chosen?.label ?? value ?? placeholder}
        </S.Value>
        <S.Icon>
          <ChevronDown aria-hidden />
        </S.Icon>
      </S.Trigger>
      {isOpen && (
        <SelectPopup
          id={listId}
          {...listName}
          popup={popup}
          opener={trigger}
          options={options}
          clearLabel={props.isClearable ? (props.clearLabel ?? 'None') : undefined}
          value={value}
          isByKey={opened.isByKey}
          onChoose={handleChange}
          onClose={() => setOpened(null)}
          onLeave={onBlur}
        />
      )}
    </>
  )
}
