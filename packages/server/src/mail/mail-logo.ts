import type { MediaStore } from '../media/media.store.ts'
import { nameOfPicture } from '../media/picture.ts'
import { loadSharp } from '../media/sharp.ts'

/** Maximum size in device pixels, for high-resolution screens. */
const LARGEST = { width: 480, height: 144 }

/** Content-ID of the attached logo. */
export const LOGO_CID = 'logo@latchkey'

/**
 * The logo as a PNG attachment: mail programs do not load remote pictures by default, and some do not support WebP. Null
 * if unreadable; the mail then shows the agency's name.
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
