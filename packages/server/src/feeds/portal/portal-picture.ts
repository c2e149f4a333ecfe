import type { MediaStore } from '../../media/media.store.ts'
import { oneAtATime } from '../../media/one-at-a-time.ts'
import { nameOfPicture } from '../../media/picture.ts'
import { loadSharp } from '../../media/sharp.ts'

/** The maximum of the longest side, in pixels. */
const SIDE_MAX = 2400

const QUALITY = 85

/** Transparent parts of a picture get this colour, because JPG has none. */
const BACKGROUND = '#ffffff'

/** Files of several portals are made at once, and all of them share the threads with sign-ins. */
const inTurn = oneAtATime(Number.POSITIVE_INFINITY)

/**
 * A stored picture as JPG; null for one that is missing or damaged.
 * @throws when the store cannot be read
 */
export async function jpgOf(store: MediaStore, location: string): Promise<Buffer | null> {
  const stored = await store.read(nameOfPicture(location))
  return stored === null ? null : inTurn(() => drawn(stored)).catch(() => null)
}

async function drawn(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes)
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
