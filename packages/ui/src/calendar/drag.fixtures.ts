export const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Drags one element onto another by dispatching the browser's events: stories cannot control the real mouse. */
export async function dragOnto(source: Element, target: Element, settle: () => Promise<void>): Promise<void> {
  const dataTransfer = new DataTransfer()
  const fire = (element: Element, type: string) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    element.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        dataTransfer,
        clientX: x + width / 2,
        clientY: y + height / 2,
      }),
    )
  }
  // Only hovered events are draggable.
  source.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await nextFrame()
  fire(source, 'dragstart')
  await settle()
  fire(target, 'dragenter')
  fire(target, 'dragover')
  await settle()
  fire(target, 'drop')
  fire(source, 'dragend')
}
