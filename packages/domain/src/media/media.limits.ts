/** Endings of the picture files that are taken, in lower case. Source: specification §5 and §9. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const

/** The most a picture file may weigh, in bytes; that many is still taken. Source: decision J25. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
