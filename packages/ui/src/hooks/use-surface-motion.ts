import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Marks surfaces in their first frame and while they close, for `entersFrom` and `fades`.
 * @returns attributes of each surface.
 */
export function useSurfaceMotion(
  surfaces: readonly RefObject<HTMLElement | null>[],
  isOpen: boolean,
  /** Called after the closing animation. */
  onGone: () => void,
): { 'data-ending-style': '' | undefined } {
  const parts = useEffectEvent(() => surfaces.flatMap(({ current }) => current ?? []))
  const handleGone = useEffectEvent(onGone)

  useLayoutEffect(() => {
    const opening = parts()
    for (const part of opening) part.setAttribute('data-starting-style', '')
    const frame = requestAnimationFrame(() => {
      for (const part of opening) {
        // Computes the first styles: without them nothing would be animated.
        part.getAnimations()
        part.removeAttribute('data-starting-style')
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  useLayoutEffect(() => {
    if (isOpen) return undefined
    let isCurrent = true
    const animations = parts().flatMap((part) => part.getAnimations())
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isCurrent && handleGone())
    return () => {
      isCurrent = false
    }
  }, [isOpen])

  return { 'data-ending-style': isOpen ? undefined : '' }
}
