/** Lower case, without the dot. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const

/** Inclusive. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

/** A small file can decompress to any number of pixels. */
export const IMAGE_MAX_PIXELS = 64_000_000

/** Pictures per request (rule J23). */
export const IMAGES_AT_ONCE = 100
