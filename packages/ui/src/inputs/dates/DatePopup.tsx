import { Popover } from '@base-ui/react/popover'
import type { FocusEvent as ReactFocusEvent, RefObject } from 'react'
import { isFocusLost } from '../../accessibility/focus-moves.ts'
import { endPress } from '../../popup/end-press.ts'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'
import * as S from './DatePopup.styles.ts'

interface DatePopupProps {
  label: string
  /** The element that it opens below. */
  anchor: RefObject<HTMLElement | null>
  /** The element to which the focus returns. */
  input: RefObject<HTMLElement | null>
  /** `isLeft` is true if the user moved to something else on the page. */
  onClose: (isLeft: boolean) => void
  picker: Omit<DatePickerProps, 'onDone'>
}

/** The guards of Base UI at the ends of the popup, which Tab reaches. */
const GUARD = '[data-base-ui-focus-guard]'

/** The calendar of a date field, open while mounted. */
export function DatePopup({ label, anchor, input, onClose, picker }: DatePopupProps) {
  const close = () => {
    input.current?.focus()
    onClose(false)
  }

  const handleOpenChange = (_isOpen: boolean, details: Popover.Root.ChangeEventDetails) => {
    if (details.reason === 'escape-key') return close()
    const { event } = details
    const target = (event instanceof FocusEvent ? event.relatedTarget : event.target) as Element
    // The field opens and closes it itself.
    if (target.matches(GUARD) || anchor.current?.contains(target)) return details.cancel()
    endPress(details)
    // After the press has moved the focus, if it does.
    setTimeout(() => {
      if (isFocusLost(null, input.current)) input.current?.focus()
    })
    return onClose(true)
  }

  /** The guards lead on from a trigger, which the field is not. */
  const handleFocus = ({ target }: ReactFocusEvent) => {
    if (target.matches(GUARD)) close()
  }

  return (
    // Without a part that closes it the focus is not trapped: with this, it closes on the first event of a press, as the
    // other popups do.
    <Popover.Root open modal="trap-focus" onOpenChange={handleOpenChange}>
      <Popover.Portal>
        <S.Positioner anchor={anchor} align="end" sideOffset={4} collisionPadding={8} onFocus={handleFocus}>
          <S.Popup aria-label={label} initialFocus={false} finalFocus={input}>
            <DatePicker {...picker} onDone={close} />
          </S.Popup>
        </S.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
