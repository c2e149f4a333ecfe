import { expect, userEvent } from 'storybook/test'

/** Blocks animation frames, as on a busy machine; returns a function that releases them. */
function blockFrames(): () => void {
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis
  const blocked = new Map<number, FrameRequestCallback>()
  // Not an id of the browser, which counts from 1.
  let latest = 1e9
  globalThis.requestAnimationFrame = (callback) => {
    latest += 1
    blocked.set(latest, callback)
    return latest
  }
  globalThis.cancelAnimationFrame = (frame) => {
    if (!blocked.delete(frame)) cancelAnimationFrame(frame)
  }
  return () => {
    Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame })
    for (const callback of blocked.values()) requestAnimationFrame(callback)
  }
}

/**
 * Opens an overlay, presses a key before the next animation frame, and fails if anything but the overlay
 * receives it. The key is sent in a separate task, as real keys are.
 */
export async function expectKeysToReach(
  findOverlay: () => HTMLElement,
  open: () => Promise<void>,
  key = '{Enter}',
): Promise<void> {
  const behind: string[] = []
  const releaseFrames = blockFrames()
  try {
    await open()
    const overlay = findOverlay()
    const hear = ({ type, target }: Event) => {
      if (target instanceof Element && !overlay.contains(target))
        behind.push(`${type} on ${target.outerHTML}`)
    }
    for (const type of ['keydown', 'click']) addEventListener(type, hear, true)
    await userEvent.keyboard(key)
    for (const type of ['keydown', 'click']) removeEventListener(type, hear, true)
  } finally {
    releaseFrames()
  }
  await expect(behind).toEqual([])
}

/** Enables closing animations, whatever the device prefers; returns a function that disables them. */
export function slowMotion(): () => void {
  const { style } = document.documentElement
  const names = ['--lk-motion-fast', '--lk-motion-slow']
  for (const name of names) style.setProperty(name, '200ms')
  return () => {
    for (const name of names) style.removeProperty(name)
  }
}
