import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import * as S from './RecordStepper.styles.ts'

export interface RecordStepperProps {
  /** The kind of record, such as "lead". */
  noun: string
  /** The position of the open record in its list, from 1. */
  position: number
  total: number
  /** True while the next page of the list loads; both buttons are inactive. */
  isTurning?: boolean
  /** True while the open record must not be left, such as during a save. */
  isDisabled?: boolean
  /** Undefined at the start of the list, as `onNext` is at its end. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** Controls in which Alt with an arrow key opens the options or the calendar. */
const OPENS_CHOICES = 'select, [role="combobox"], input[aria-keyshortcuts="Alt+ArrowDown"]'

/**
 * Steps from the open record of a list to the previous or next one, by buttons or by Alt with an arrow key.
 *
 * @do Put it into the header of a dialog that was opened from a list, and keep it there from record to record.
 * @dont Do not show it where the record was not opened from a list, such as in the calendar.
 * @key Alt+Up: Opens the record before, from anywhere in the dialog but a list of choices.
 * @key Alt+Down: Opens the record after.
 */
export function RecordStepper({
  noun,
  position,
  total,
  isTurning = false,
  isDisabled = false,
  onPrevious,
  onNext,
}: RecordStepperProps) {
  const root = useRef<HTMLDivElement>(null)
  const previousButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const isInactive = isTurning || isDisabled

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    if (event.target instanceof Element && event.target.matches(OPENS_CHOICES)) return
    event.preventDefault()
    // The focused field unmounts with the record.
    const [button, step] = event.key === 'ArrowUp' ? [previousButton, onPrevious] : [nextButton, onNext]
    button.current?.focus()
    if (!isInactive) step?.()
  })
  useEffect(() => {
    // Within its own dialog only: a dialog above it has keys of its own.
    const scope = root.current?.closest<HTMLElement>('[role="dialog"]')
    scope?.addEventListener('keydown', handleKey)
    return () => scope?.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <S.Root ref={root}>
      <IconButton
        ref={previousButton}
        label={`Previous ${noun}`}
        icon={<ChevronUp aria-hidden />}
        aria-keyshortcuts="Alt+ArrowUp"
        // Not `disabled`, which would lose the focus of keyboard users.
        aria-disabled={isInactive || onPrevious === undefined}
        onClick={() => !isInactive && onPrevious?.()}
      />
      <S.Place>
        {position} of {total}
      </S.Place>
      <IconButton
        ref={nextButton}
        label={`Next ${noun}`}
        icon={<ChevronDown aria-hidden />}
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={isInactive || onNext === undefined}
        onClick={() => !isInactive && onNext?.()}
      />
      <Announcement>{isTurning ? '' : `${position} of ${total}`}</Announcement>
    </S.Root>
  )
}
