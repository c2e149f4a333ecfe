import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { IconButton } from '../../controls/IconButton/IconButton.tsx'
import * as S from './RecordStepper.styles.ts'

export interface RecordStepperProps {
  /** What is opened, such as "lead". */
  noun: string
  /** The place of the open record in its list, from 1. */
  position: number
  total: number
  /** True while the list turns to another page: neither button acts. */
  isTurning?: boolean
  /** True while the open record must not be left, such as during a save. */
  isDisabled?: boolean
  /** Each is undefined at its end of the list. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** A control in which Alt with an arrow opens the choices. */
const OPENS_CHOICES = 'select, [role="combobox"]'

/** Leads from the open record of a list to the one before or after it, by buttons or by Alt with an arrow. */
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
  const isHeld = isTurning || isDisabled

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    if (event.target instanceof Element && event.target.matches(OPENS_CHOICES)) return
    event.preventDefault()
    // The field that has the focus goes with the record.
    const [button, step] = event.key === 'ArrowUp' ? [previousButton, onPrevious] : [nextButton, onNext]
    button.current?.focus()
    if (!isHeld) step?.()
  })
  useEffect(() => {
    // Within its dialog only: a dialog over it has keys of its own.
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
        // Not disabled, which would lose the focus of keyboard users.
        aria-disabled={isHeld || onPrevious === undefined}
        onClick={() => !isHeld && onPrevious?.()}
      />
      <S.Place>
        {position} of {total}
      </S.Place>
      <IconButton
        ref={nextButton}
        label={`Next ${noun}`}
        icon={<ChevronDown aria-hidden />}
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={isHeld || onNext === undefined}
        onClick={() => !isHeld && onNext?.()}
      />
      <Announcement>{isTurning ? '' : `${position} of ${total}`}</Announcement>
    </S.Root>
  )
}
