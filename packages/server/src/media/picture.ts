import type { ErrorName } from '@latchkey/domain/platform/field-errors'
import { IMAGE_EXTENSIONS, IMAGE_MAX_PIXELS } from '@latchkey/domain/media/media.limits'
import {
  PICTURE_FULL_WIDTH,
  PICTURE_WIDTHS,
  sizedLocation,
  type PictureSize,
} from '@latchkey/domain/media/media.pictures'
import { randomBytes } from 'node:crypto'
import type { MediaStore } from './media.store.ts'
import { loadSharp } from './sharp.ts'

/** Kinds of content that are taken. Source: specification §5, decision J25. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png']

const FULL_QUALITY = 80
const SMALL_QUALITY = 72

/** Every name that a stored picture has: random letters, and for the smaller sizes which one. */
export const PICTURE_NAME = /^[A-Za-z0-9_-]{32}(-[a-z]+)?\.[a-z]+$/

/** A picture that was drawn, and is not kept yet. */
export interface DrawnPicture {
  readonly location: string
  readonly contentType: string
  readonly byteCount: number
  readonly width: number
  readonly height: number
  /** Its sizes; the full one comes last. */
  readonly files: readonly { readonly name: string; readonly data: Buffer }[]
}

/** What is wrong with a file that is sent as a picture, by its name and by the head of its content; null for nothing. No pixel is unpacked. Source: decision J25. */
export async function pictureProblem(bytes: Buffer, fileName: string): Promise<ErrorName | null> {
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? ''
  if (!(IMAGE_EXTENSIONS as readonly string[]).includes(ending)) return 'pattern'
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
 * Draws a picture anew in every size, one after the other, upright and without anything that the camera wrote down.
 * @throws when the content is damaged further on.
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

/** Keeps a picture in every size; whoever finds the full one finds all of them. */
export async function keepPicture(store: MediaStore, { files }: DrawnPicture): Promise<void> {
  await Promise.all(files.slice(0, -1).map(({ name, data }) => store.put(name, data)))
  for (const { name, data } of files.slice(-1)) await store.put(name, data)
}

/** Forgets a picture in every size. */
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
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
}

/** The name under which a picture is stored, by its path. */
export function nameOfPicture(location: string): string {
  return location.replace('/media/', '')
}
