/** A file of the given name and size, filled with one repeated byte. */
export function aFile(name: string, bytes = 12, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

/** Drags files over an element by dispatching the browser's events: stories cannot control the real mouse. */
export function fileDrag(target: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const { x, y, width, height } = target.getBoundingClientRect()
  const where = { clientX: x + width / 2, clientY: y + height / 2 }
  const fire = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...where }))
  return {
    enter: () => {
      fire('dragenter')
      fire('dragover')
    },
    drop: () => fire('drop'),
  }
}
