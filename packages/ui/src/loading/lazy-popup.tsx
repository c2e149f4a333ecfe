import type { ComponentType } from 'react'
import type { PropsOf } from './lazy-part.ts'
import { partOf, usePart } from './use-part.ts'

/** Calls `onClose`, if there is one. */
export const closeBy = (props: object): void => {
  if ('onClose' in props && typeof props.onClose === 'function') props.onClose()
}

/** What is open while it is mounted, fetched when first shown; closed if it cannot be fetched. */
export function lazyPopup<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module, Name>> {
  const part = partOf(load, name)
  return function LazyPopup(props) {
    const Popup = usePart(part, true, () => closeBy(props))
    return Popup && <Popup {...props} />
  }
}
