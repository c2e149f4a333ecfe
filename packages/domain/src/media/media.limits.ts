/** Lower case, without the dot. */
const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const

/** Names that browsers and scanners give to a JPEG. */
const JPEG_EXTENSIONS = ['jfif', 'jpe', 'pjpeg', 'pjp'] as const

/** Inclusive. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

export const IMAGE_RULES = {
  extensions: IMAGE_EXTENSIONS,
  otherExtensions: JPEG_EXTENSIONS,
  maxBytes: IMAGE_MAX_BYTES,
} as const

/** True for a file whose name is that of a picture, in any case. */
export function isPictureName(name: string): boolean {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return [...IMAGE_EXTENSIONS, ...JPEG_EXTENSIONS].some((known) => known === ending)
}

/** A small file can decompress to any number of pixels. */
export const IMAGE_MAX_PIXELS = 64_000_000

/** Pictures per request. */
export const IMAGES_AT_ONCE = 100
