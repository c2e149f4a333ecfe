import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useMedia } from '../../hooks/use-media.ts'
import { endPress } from '../../popup/end-press.ts'
import { useFieldControl, useFieldName } from '../field-context.ts'
import { flatOptions, isOptionGroup, type Option } from '../options.ts'
import type { SelectProps } from './select-props.ts'
import { NativeSelect } from './NativeSelect.tsx'
import * as S from './Select.styles.ts'

function Item<V extends string | number>({ value, label, detail, isDisabled }: Option<V>) {
  return (
    <S.Item value={value} disabled={isDisabled}>
      <S.Tick>
        <Check aria-hidden />
      </S.Tick>
      {detail === undefined ? (
        <Base.ItemText>{label}</Base.ItemText>
      ) : (
        <S.Lines>
          <Base.ItemText>{label}</Base.ItemText> <S.Detail>{detail}</S.Detail>
        </S.Lines>
      )}
    </S.Item>
  )
}

/** Options that Page Up and Page Down move by. */
const PAGE = 10

/**
 * One option of a closed set that is too long to show completely; typing jumps to an option. By touch it opens the
 * picker of the device.
 *
 * @also Dropdown, Combobox, Listbox, Picker
 * @do Use it for one of many; for a few choices use a RadioGroup.
 * @do Make it clearable where no choice is a valid answer.
 * @dont Do not add “Please choose” as a choice: use the placeholder.
 * @key Enter, Space or Arrow Down: Open the list.
 * @key Arrow Up, Arrow Down: Move through the choices.
 * @key Page Up, Page Down: Move by ten.
 * @key Home, End: Go to the first and the last.
 * @key Letters: Find the choice that starts with them.
 * @key Enter, Tab or Alt with Arrow Up: Selects the choice.
 * @key Escape: Closes the list and changes nothing.
 */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const isByTouch = useMedia('@media (pointer: coarse)')
  return isByTouch ? <NativeSelect {...props} /> : <PopupSelect {...props} />
}

function PopupSelect<V extends string | number>(props: SelectProps<V>) {
  const { options, value, onBlur, name, placeholder = 'Choose…', size = 'medium', isDisabled = false } = props
  const wiring = useFieldControl(props)
  const listName = useFieldName(props)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // For good: it stays closed when the field is enabled again.
  if (isOpen && isDisabled) setOpen(false)
  const chosen = flatOptions(options).find((option) => option.value === value)

  const handleChange = (next: V | null) => {
    if (props.isClearable) props.onChange(next)
    else if (next !== null) props.onChange(next)
  }

  const handleOpenChange = (willBeOpen: boolean, details: Base.Root.ChangeEventDetails) => {
    setOpen(willBeOpen)
    endPress(details)
  }

  /** The focus moves between the field and its list, or leaves both. */
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (
      relatedTarget === null ||
      (relatedTarget !== trigger.current && !list.current?.contains(relatedTarget))
    )
      onBlur?.()
  }

  /** The keys of a native select that Base UI lacks: Tab and Alt with Arrow Up choose the option that has the focus. */
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, currentTarget } = event
    const shown = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
    const at = shown.findIndex((option) => option.matches(':focus'))
    if (key === 'PageUp' || key === 'PageDown') {
      event.preventDefault()
      const next = key === 'PageUp' ? at - PAGE : at + PAGE
      shown[Math.max(0, Math.min(next, shown.length - 1))]?.focus()
    }
    const isClosing = altKey && key === 'ArrowUp'
    if (key !== 'Tab' && !isClosing) return
    const values = [
      ...(props.isClearable ? [null] : []),
      ...flatOptions(options).map((option) => (option.isDisabled ? undefined : option.value)),
    ]
    const next = values[at]
    if (next !== undefined && next !== value) handleChange(next)
    if (isClosing) setOpen(false)
  }

  return (
    // Base UI would inject a style element, which the Content-Security-Policy blocks.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={flatOptions(options)}
        value={value}
        onValueChange={handleChange}
        name={name}
        disabled={isDisabled}
        open={isOpen}
        onOpenChange={handleOpenChange}
        // The page stays usable.
        modal={false}
      >
        <S.Trigger {...wiring} data-size={size} ref={trigger} onBlur={handleBlur}>
          <S.Value data-placeholder={value === null || undefined}>
            {chosen?.label ?? value ?? placeholder}
            {chosen?.detail !== undefined && <S.Detail> {chosen.detail}</S.Detail>}
          </S.Value>
          <S.Icon>
            <ChevronDown aria-hidden />
          </S.Icon>
        </S.Trigger>
        <Base.Portal>
          <S.Positioner sideOffset={4} collisionPadding={8} alignItemWithTrigger={false}>
            <S.Popup {...listName} ref={list} onKeyDown={handleKeyDown} onBlur={handleBlur}>
              {props.isClearable && (
                <S.Item value={null} data-empty>
                  <S.Tick />
                  <Base.ItemText>{props.clearLabel ?? 'None'}</Base.ItemText>
                </S.Item>
              )}
              {options.map((entry) =>
                isOptionGroup(entry) ? (
                  <S.Group key={entry.heading}>
                    <S.GroupLabel>{entry.heading}</S.GroupLabel>
                    {entry.options.map((option) => (
                      <Item key={option.value} {...option} />
                    ))}
                  </S.Group>
                ) : (
                  <Item key={entry.value} {...entry} />
                ),
              )}
            </S.Popup>
          </S.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
