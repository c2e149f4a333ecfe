import { VisuallyHidden } from '../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { useLayoutEffect, useRef } from 'react'
import { lazyPopup } from './lazy-popup.tsx'

/**
 * Holds the focus while a dialog is being fetched, so that keys pressed meanwhile act on nothing, and gives
 * it back when the dialog mounts.
 */
function DialogFallback() {
  const place = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const own = place.current
    const before = document.activeElement
    own?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === own && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <VisuallyHidden ref={place} tabIndex={-1}>
      Loading…
    </VisuallyHidden>
  )
}

/** Of a dialog that is opened by a flag. */
export interface DialogProps {
  isOpen: boolean
  /** Called to close it. */
  onClose: () => void
}

/** A dialog is opened by a flag (`isOpen`) or by the record in the address (`open`). */
const isOpen = (props: object): boolean =>
  ('isOpen' in props && props.isOpen === true) || ('open' in props && props.open !== null)

/**
 * A dialog that is rarely used or large, and so fetched when first opened; closed if that fails, or fetched again if it
 * has no `onClose`.
 */
export const lazyDialog = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazyPopup(load, name, { isOpen, Waiting: DialogFallback })
