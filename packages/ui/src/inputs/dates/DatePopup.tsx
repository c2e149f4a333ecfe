import { useRef, type RefObject } from 'react'
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
  const popup = useRef<HTMLDivElement>(null)
  return (
    <S.Popup ref={popup} anchor={anchor} align="end" aria-label={label} returnTo={input} onClose={onClose}>
      <DatePicker {...picker} onDone={() => onClose(false)} />
    </S.Popup>
  )
}
