import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { MediaStore } from '../media/media.store.ts'
import { openMediaStore, type StoreSettings } from '../media/open-media-store.ts'
import { drawPicture, keepPicture } from '../media/picture.ts'
import { loadSharp } from '../media/sharp.ts'

const FOLDER = path.join(import.meta.dirname, 'pictures')
const WIDTH = 800
const HEIGHT = 600

/** Number of exterior pictures: `home-1.svg` and so on. */
export const EXTERIOR_COUNT = { home: 14, project: 8 } as const

/** Number of pictures of each kind of room, shared by homes. */
export const ROOM_COUNT = 4

/** `living-1.svg` and so on. */
export const ROOM_KINDS = ['living', 'kitchen', 'bedroom', 'bathroom'] as const

/** Stored like an upload. */
export interface DemoPicture {
  readonly location: string
  readonly originalName: string
  readonly byteCount: number
  readonly width: number
  readonly height: number
}

/** Bounded by cores and memory. */
const CONCURRENCY = 4

/** Encodes and stores the pictures; returns them by name. */
export async function storePictures(settings: StoreSettings): Promise<Map<string, DemoPicture>> {
  const files = openMediaStore(settings)
  const waiting = (await readdir(FOLDER)).map((file) => path.basename(file, '.svg'))
  const stored = new Map<string, DemoPicture>()
  const storeNext = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      stored.set(name, await store(files, name))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, storeNext))
  return stored
}

async function store(files: MediaStore, name: string): Promise<DemoPicture> {
  const sharp = await loadSharp()
  const bytes = await sharp(path.join(FOLDER, `${name}.svg`))
    .resize(WIDTH, HEIGHT)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const picture = await drawPicture(bytes)
  await keepPicture(files, picture)
  const { location, byteCount } = picture
  return { location, originalName: `${name}.png`, byteCount, width: WIDTH, height: HEIGHT }
}
