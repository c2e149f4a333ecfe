import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
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

/** The calendar of a date field, open while mounted. */
export function DatePopup({ label, anchor, input, onClose, picker }: DatePopupProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { reason, event }) => {
        // The field's button closes it by itself.
        if (anchor.current?.contains(event.target as Node)) return
        if (!isOpen) onClose(reason === 'outside-press')
      }}
    >
      <Popover.Portal>
        <S.Positioner anchor={anchor} sideOffset={4} collisionPadding={8} align="end">
          <S.Popup aria-label={label} finalFocus={input}>
            <DatePicker {...picker} onDone={() => onClose(false)} />
          </S.Popup>
        </S.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
