import { fireEvent } from 'storybook/test'

/** The events of one tap. */
export async function tap(target: HTMLElement): Promise<void> {
  const touch = new Touch({ identifier: 1, target, clientX: 5, clientY: 5 })
  await fireEvent.pointerDown(target, { pointerType: 'touch' })
  await fireEvent.touchStart(target, { touches: [touch], changedTouches: [touch] })
  await fireEvent.pointerUp(target, { pointerType: 'touch' })
  await fireEvent.touchEnd(target, { touches: [], changedTouches: [touch] })
  for (const type of ['mouseDown', 'mouseUp', 'click'] as const) await fireEvent[type](target, { detail: 1 })
}
