/** Parses `Content-Disposition`; prefers the encoded name to the plain one. */
export function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // Falls back to the plain name if the encoded one is malformed.
    }
  }
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1')
  return plain ?? /filename=([^;"\s]+)/i.exec(disposition)?.[1] ?? null
}
