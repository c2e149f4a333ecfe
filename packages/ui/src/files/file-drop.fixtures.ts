/** A file of the given name and size, filled with one byte. */
export function aFile(name: string, bytes = 12, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

/** A drag of files over an element with the events that a browser sends: stories cannot control the real mouse. */
export function fileDrag(target: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const { x, y, width, height } = target.getBoundingClientRect()
  const where = { clientX: x + width / 2, clientY: y + height / 2 }
  const fire = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...where }))
  return {
    /** The files are dragged over it. */
    enter: () => {
      fire('dragenter')
      fire('dragover')
    },
    /** They are dropped. */
    drop: () => fire('drop'),
  }
}
