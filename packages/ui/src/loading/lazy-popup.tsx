import { createContext, use, type ComponentType } from 'react'
import type { PropsOf } from './lazy-part.ts'
import { partOf, usePart } from './use-part.ts'

/** Called when a dialog or popup could not be fetched. */
export const MissingPartContext = createContext<() => void>(() => {})

/** Reports that what has these props could not be fetched, and calls their `onClose`, if there is one. */
export function useMissing(props: object): () => void {
  const report = use(MissingPartContext)
  return () => {
    report()
    if ('onClose' in props && typeof props.onClose === 'function') props.onClose()
  }
}

/** What is open while it is mounted, fetched when first shown; closed if it cannot be fetched. */
export function lazyPopup<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module, Name>> {
  const part = partOf(load, name)
  return function LazyPopup(props) {
    const Popup = usePart(part, true, useMissing(props))
    return Popup && <Popup {...props} />
  }
}
