import type { ErrorName } from '@latchkey/domain/platform/field-errors'
import { IMAGE_MAX_PIXELS, isPictureName } from '@latchkey/domain/media/media.limits'
import {
  PICTURE_FULL_WIDTH,
  PICTURE_WIDTHS,
  sizedLocation,
  type PictureSize,
} from '@latchkey/domain/media/media-pictures'
import { randomBytes } from 'node:crypto'
import type { MediaStore } from './media.store.ts'
import { loadSharp } from './sharp.ts'

/** Accepted formats of the content. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png']

/** Limit of the WebP format, in pixels. */
const HEIGHT_MAX = 16_383

const FULL_QUALITY = 80
const SMALL_QUALITY = 72

/** Random letters, and the size for smaller ones. */
export const PICTURE_NAME = /^[A-Za-z0-9_-]{32}(-[a-z]+)?\.[a-z]+$/

/** Encoded, but not stored yet. */
export interface DrawnPicture {
  readonly location: string
  readonly contentType: string
  readonly byteCount: number
  readonly width: number
  readonly height: number
  /** Sorted by size; full size is last. */
  readonly files: readonly { readonly name: string; readonly data: Buffer }[]
}

/** Checks name and header of an uploaded file without decoding pixels; null if valid. */
export async function pictureProblem(bytes: Buffer, fileName: string): Promise<ErrorName | null> {
  if (!isPictureName(fileName)) return 'pattern'
  const sharp = await loadSharp()
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!FORMATS.includes(format)) return 'pattern'
    return width * height > IMAGE_MAX_PIXELS ? 'max' : null
  } catch {
    return 'pattern'
  }
}

/**
 * Encodes a picture in each size, one after the other, upright and without metadata.
 * @throws when the content is damaged
 */
export async function drawPicture(bytes: Buffer): Promise<DrawnPicture> {
  const location = `/media/${randomBytes(24).toString('base64url')}.webp`
  const full = await drawn(bytes, PICTURE_FULL_WIDTH, FULL_QUALITY)
  const smaller: DrawnPicture['files'][number][] = []
  for (const [size, width] of Object.entries(PICTURE_WIDTHS)) {
    const { data } = await drawn(bytes, width, SMALL_QUALITY)
    smaller.push({ name: nameOfPicture(sizedLocation(location, size as PictureSize)), data })
  }
  return {
    location,
    contentType: 'image/webp',
    byteCount: full.data.length,
    width: full.info.width,
    height: full.info.height,
    files: [...smaller, { name: nameOfPicture(location), data: full.data }],
  }
}

/** The full size is stored last: where it exists, all sizes do. */
export async function keepPicture(store: MediaStore, { files }: DrawnPicture): Promise<void> {
  await Promise.all(files.slice(0, -1).map(({ name, data }) => store.put(name, data)))
  for (const { name, data } of files.slice(-1)) await store.put(name, data)
}

/** Removes all sizes. */
export async function dropPicture(store: MediaStore, location: string): Promise<void> {
  const sizes = Object.keys(PICTURE_WIDTHS) as PictureSize[]
  const names = [location, ...sizes.map((size) => sizedLocation(location, size))].map(nameOfPicture)
  for (const name of names) {
    if (!PICTURE_NAME.test(name)) throw new Error(`${location} is not the address of a stored picture`)
  }
  await Promise.all(names.map((name) => store.remove(name)))
}

async function drawn(bytes: Buffer, width: number, quality: number) {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
}

/** Name in the store. */
export function nameOfPicture(location: string): string {
  return location.replace('/media/', '')
}
