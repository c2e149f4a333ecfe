import type { Media } from './media.contract.ts'

/** In pixels; each uploaded picture is also stored in these widths. */
export const PICTURE_WIDTHS = { card: 480, gallery: 960 } as const

export type PictureSize = keyof typeof PICTURE_WIDTHS

/** In pixels; wider pictures are scaled down. */
export const PICTURE_FULL_WIDTH = 1920

export function sizedLocation(location: string, size: PictureSize): string {
  return location.replace(/\.(\w+)$/, `-${size}.webp`)
}

/** Profile pictures have no `externalUrl`. */
type Shown = Pick<Media, 'location'> & Partial<Pick<Media, 'externalUrl'>>

/** The stored file takes precedence over `externalUrl`; null without either. */
export function pictureUrl(media: Shown | null | undefined, size?: PictureSize): string | null {
  if (media?.location == null) return media?.externalUrl ?? null
  return size === undefined ? media.location : sizedLocation(media.location, size)
}
