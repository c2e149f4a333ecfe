import { HOUR_MS } from '@latchkey/domain/platform/values/durations'

/** Uploads of one person per hour: `ofOneself` without the permission for homes. */
export const PICTURES_PER_HOUR = { ofHomes: 600, ofOneself: 20 } as const

export const PICTURES_WINDOW_MS = HOUR_MS

/** Maximum number of pictures waiting to be processed; each holds up to 10 MB in memory. */
export const PICTURES_WAITING = 32
