/** The name that an answer gives its file (`Content-Disposition`): the one that holds every letter before the plain one. */
export function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // A name that is encoded wrongly is no name; the plain one may still be one.
    }
  }
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1')
  return plain ?? /filename=([^;"\s]+)/i.exec(disposition)?.[1] ?? null
}
