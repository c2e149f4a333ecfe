import type { Media } from '../leads/lead.contract.ts'

/** The widths in which every stored picture is stored next to its full size, in pixels. */
export const PICTURE_WIDTHS = { card: 480, gallery: 960 } as const

/** A size in which a stored picture is stored next to its full size. */
export type PictureSize = keyof typeof PICTURE_WIDTHS

/** The widest that a picture is kept, in pixels. */
export const PICTURE_FULL_WIDTH = 1920

/** Where a stored picture lies in a smaller size. */
export function sizedLocation(location: string, size: PictureSize): string {
  return location.replace(/\.(\w+)$/, `-${size}.webp`)
}

/** What of a picture says where it is; those of people lie here only. */
type Shown = Pick<Media, 'location'> & Partial<Pick<Media, 'externalUrl'>>

/** The address of a picture: where it is stored here, in full or in a smaller size, or else elsewhere; null where there is none. */
export function pictureUrl(media: Shown | null | undefined, size?: PictureSize): string | null {
  if (media?.location == null) return media?.externalUrl ?? null
  return size === undefined ? media.location : sizedLocation(media.location, size)
}
