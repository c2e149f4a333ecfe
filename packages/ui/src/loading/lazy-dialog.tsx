import { VisuallyHidden } from '../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { useSuspenseRetry } from './use-suspense-retry.ts'
import { Suspense, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { lazyPart, type PropsOf } from './lazy-part.ts'

/**
 * Holds the focus while a dialog is being fetched, and gives it back when the dialog is there to take it: a key pressed
 * meanwhile is meant for the dialog and acts on nothing.
 */
function DialogFallback() {
  useSuspenseRetry()
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

/** A dialog is open by a flag, or by the record that the address opens in it. */
const isOpenBy = (props: object): boolean =>
  ('isOpen' in props && props.isOpen === true) || ('open' in props && props.open !== null)

/** A dialog that is fetched when it is first opened, and stays on the page from then on so that it can leave it gradually. */
export function lazyDialog<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module, Name>> {
  const Dialog = lazyPart(load, name)
  return function LazyDialog(props) {
    const isOpen = isOpenBy(props)
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    return (
      wasOpen && (
        <Suspense fallback={isOpen && <DialogFallback />}>
          <Dialog {...props} />
        </Suspense>
      )
    )
  }
}
