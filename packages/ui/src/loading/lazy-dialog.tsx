import { VisuallyHidden } from '../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import type { PropsOf } from './lazy-part.ts'
import { useMissing } from './lazy-popup.tsx'
import { partOf, usePart } from './use-part.ts'

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

/** A dialog is opened by a flag (`isOpen`) or by the record in the address (`open`). */
const isOpenBy = (props: object): boolean =>
  ('isOpen' in props && props.isOpen === true) || ('open' in props && props.open !== null)

/**
 * A dialog that is fetched when first opened, and then stays mounted so that its closing animation can run. It is
 * closed if it cannot be fetched; without an `onClose` fetching is retried.
 */
export function lazyDialog<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module, Name>> {
  const part = partOf(load, name)
  return function LazyDialog(props) {
    const isOpen = isOpenBy(props)
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    const Dialog = usePart(part, isOpen, useMissing(props))
    if (!wasOpen) return null
    return Dialog === null ? isOpen && <DialogFallback /> : <Dialog {...props} />
  }
}
