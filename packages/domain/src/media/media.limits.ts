/** Endings of the picture files that are taken, in lower case. Source: specification §5 and §9. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const

/** The most a picture file may weigh, in bytes; that many is still taken. Source: decision J25. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

/** The most pixels a picture may have; a file of few bytes can unpack to any number of them. Source: decision J25. */
export const IMAGE_MAX_PIXELS = 64_000_000

/** Pictures that can be asked for at once. Source: decision J23. */
export const IMAGES_AT_ONCE = 100
