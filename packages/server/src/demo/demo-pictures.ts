import sharp from 'sharp'
import { openMediaStore, type MediaStore, type StoreSettings } from '../media/media.store.ts'
import { drawPicture, keepPicture } from '../media/picture.ts'
import { HEIGHT, scenes, WIDTH, type Scene } from './demo-scenes.ts'

/** A drawn picture, stored like an uploaded one. */
export interface DemoPicture {
  readonly location: string
  readonly originalName: string
  readonly byteCount: number
  readonly width: number
  readonly height: number
}

/** Pictures drawn at the same time: enough for the cores, few enough for the memory. */
const AT_ONCE = 4

/** Draws every picture of the demo and stores it; each by its name. */
export async function drawPictures(settings: StoreSettings): Promise<Map<string, DemoPicture>> {
  const files = openMediaStore(settings)
  const waiting = scenes()
  const drawn = new Map<string, DemoPicture>()
  const draw = async () => {
    for (let scene = waiting.pop(); scene; scene = waiting.pop()) {
      drawn.set(scene.name, await store(files, scene))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  return drawn
}

async function store(files: MediaStore, scene: Scene): Promise<DemoPicture> {
  const bytes = await sharp(Buffer.from(scene.svg))
    .resize(WIDTH, HEIGHT)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const picture = await drawPicture(bytes)
  await keepPicture(files, picture)
  const { location, byteCount } = picture
  return { location, originalName: `${scene.name}.png`, byteCount, width: WIDTH, height: HEIGHT }
}
