import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import * as S from './AnchoredDialog.styles.ts'
import type { AnchoredPopupProps } from './AnchoredPopup.tsx'
import { useElsewhere } from './use-elsewhere.ts'

export interface AnchoredDialogProps extends Omit<AnchoredPopupProps, 'onShown' | 'role'> {
  'aria-label': string
  /** Gets the focus when the dialog closes while it has it. */
  returnTo: RefObject<HTMLElement | null>
  /** `isLeft` is true if the user moved to something else on the page. */
  onClose: (isLeft: boolean) => void
}

const TAB_STOPS = ':is(a[href], button, input, select, textarea):not([tabindex="-1"], :disabled)'

/**
 * A dialog at its anchor that leaves the page usable. It has the focus when it opens; Escape, a press elsewhere and Tab
 * past its ends close it.
 */
export function AnchoredDialog({ returnTo, onClose, ...rest }: AnchoredDialogProps) {
  const { ref, anchor } = rest
  useElsewhere({
    popup: ref,
    anchor,
    returnTo,
    onPress: () => onClose(true),
    onFocus: () => onClose(true),
  })

  useLayoutEffect(() => {
    const [dialog, opener] = [ref.current, returnTo.current]
    return () => {
      if (dialog?.contains(document.activeElement)) opener?.focus()
    }
  }, [ref, returnTo])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation()
      onClose(false)
    }
    if (event.key !== 'Tab') return
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(TAB_STOPS) ?? [])]
    const isAtEnd = event.shiftKey
      ? [stops[0], ref.current].includes(document.activeElement as HTMLElement)
      : stops.at(-1) === document.activeElement
    if (!isAtEnd) return
    // Forwards, the browser continues after it.
    if (event.shiftKey) event.preventDefault()
    returnTo.current?.focus()
    onClose(false)
  }

  return (
    <S.Dialog
      {...rest}
      onKeyDown={handleKeyDown}
      onShown={() => ref.current?.focus({ preventScroll: true })}
    />
  )
}
