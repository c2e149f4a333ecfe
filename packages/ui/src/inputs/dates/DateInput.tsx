import { CalendarDays } from 'lucide-react'
import { use, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { lazyPopup } from '../../loading/lazy-popup.tsx'
import { useMedia } from '../../hooks/use-media.ts'
import { useFieldControl, useFieldName, type NamingProps } from '../field-context.ts'
import { DateReaderContext } from './date-reader.ts'
import { isDateValue, showDateText, stepDate, type DateKind } from './date-text.ts'
import type { Bookings } from './bookings.ts'
import { formatWall } from './day.ts'
import * as S from './DateInput.styles.ts'
import { TimeStepContext } from './time-step.ts'

// Loaded when first opened, because most people type.
const DatePopup = lazyPopup(() => import('./DatePopup.tsx'), 'DatePopup')

/** The props shared by all date fields. */
export interface DateInputProps extends NamingProps {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` with a time; empty for none; any other text is not a date. */
  value: string
  /** Called in the format of `value`; invalid text is passed as typed. */
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  /**
   * Today in the business time zone, `YYYY-MM-DD`: marked in the calendar, and used to complete `7/12`
   * without a year.
   */
  today: string
  /** The first and last day offered by the calendar. */
  min?: string
  max?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Uses the date field of the browser, with its picker, where a finger points. */
  isNativeByTouch?: boolean
}

const PLACEHOLDER = { date: 'DD/MM/YYYY', 'date-time': 'DD/MM/YYYY HH:mm' } as const
const NATIVE_TYPE = { date: 'date', 'date-time': 'datetime-local' } as const
const PICK = { date: 'Choose a date', 'date-time': 'Choose a date and time' } as const

/** A text input for a date, and a calendar to choose it from. */
export function DateInput({
  id,
  'aria-label': ariaLabel,
  kind,
  value,
  onChange,
  onBlur,
  name,
  today,
  min,
  max,
  isDisabled = false,
  isReadOnly = false,
  isNativeByTouch = false,
  bookings,
}: DateInputProps & { kind: DateKind; bookings?: Bookings | undefined }) {
  const control = useFieldControl({ id, 'aria-label': ariaLabel })
  const fieldName = useFieldName({ 'aria-label': ariaLabel })
  const timeStep = use(TimeStepContext)
  const readDateText = use(DateReaderContext)
  const isNative = useMedia('@media (pointer: coarse)') && isNativeByTouch
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)

  /** Invalid text is kept, so that the form can report it. */
  const valueOf = (text: string) => readDateText(text, kind, today) ?? text.trim()
  // A value set elsewhere, such as by a form reset, replaces the typed text.
  const shown = typed !== null && valueOf(typed) === value ? typed : showDateText(value, kind)

  const give = (next: string) => {
    setTyped(null)
    if (next !== value) onChange(next)
  }

  const handleChange = (text: string) => {
    setTyped(text)
    if (valueOf(text) !== value) onChange(valueOf(text))
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isReadOnly) return
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
      return
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const stepped = stepDate(
      value,
      kind,
      event.currentTarget.selectionStart ?? 0,
      event.key === 'ArrowUp' ? 1 : -1,
      timeStep,
    )
    if (stepped === null) return
    give(stepped.value)
    requestAnimationFrame(() => input.current?.setSelectionRange(stepped.from, stepped.to))
  }

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setTyped(null)
    // Focus in the calendar counts as focus in the field.
    if (!isOpen && !currentTarget.contains(relatedTarget)) onBlur?.()
  }

  const handleClose = (isLeft: boolean) => {
    setOpen(false)
    if (isLeft) onBlur?.()
  }

  return (
    <S.Frame ref={frame} data-text={shown} onBlur={handleBlur}>
      <S.Input
        {...control}
        ref={input}
        {...(isNative
          ? { type: NATIVE_TYPE[kind], value: isDateValue(value, kind) ? value : '' }
          : {
              type: 'text',
              value: shown,
              inputMode: kind === 'date' ? 'numeric' : undefined,
              placeholder: PLACEHOLDER[kind],
              'aria-keyshortcuts': 'Alt+ArrowDown',
              onKeyDown: handleKeyDown,
            })}
        autoComplete="off"
        spellCheck={false}
        name={name}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => handleChange(event.target.value)}
      />
      {!isReadOnly && !isNative && (
        <S.Affix>
          <S.Button
            type="button"
            disabled={isDisabled}
            aria-label={pickLabel(value, kind)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            {...describedBy(fieldName)}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays aria-hidden />
          </S.Button>
          {isOpen && (
            <DatePopup
              label={PICK[kind]}
              anchor={frame}
              input={input}
              onClose={handleClose}
              picker={{ kind, value, today, min, max, bookings, onPick: give }}
            />
          )}
        </S.Affix>
      )}
    </S.Frame>
  )
}

/** 'Choose a date, Monday 7 December 2026' */
const pickLabel = (value: string, kind: DateKind) =>
  isDateValue(value, kind)
    ? `${PICK[kind]}, ${formatWall(value, kind === 'date' ? 'dayInFull' : 'dayAndTimeInFull')}`
    : PICK[kind]

/** Identifies the field of the button for screen readers. */
const describedBy = ({ 'aria-labelledby': labelId }: ReturnType<typeof useFieldName>) =>
  labelId === undefined ? {} : { 'aria-describedby': labelId }
