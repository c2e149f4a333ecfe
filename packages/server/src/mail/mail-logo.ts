import type { MediaStore } from '../media/media.store.ts'
import { nameOfPicture } from '../media/picture.ts'
import { loadSharp } from '../media/sharp.ts'

/** The largest that a mail shows a logo, in pixels of a fine screen. */
const LARGEST = { width: 480, height: 144 }

/** The name by which a mail refers to the logo that travels with it. */
export const LOGO_CID = 'logo@latchkey'

/**
 * A stored logo as a PNG to send with a mail: readers of mail fetch no picture before they are asked to, and some know
 * no WebP. Null where it cannot be read: the mail then has the agency's name instead.
 */
export async function mailLogo(
  store: Pick<MediaStore, 'read'>,
  location: string | null,
): Promise<Buffer | null> {
  if (location === null) return null
  try {
    const picture = await store.read(nameOfPicture(location))
    if (picture === null) return null
    const sharp = await loadSharp()
    return await sharp(picture)
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
