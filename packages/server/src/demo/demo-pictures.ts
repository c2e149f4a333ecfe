import sharp from 'sharp'
import type { Config } from '../config/config.ts'
import { openMediaFiles, type MediaFiles } from '../media/media.files.ts'
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

const QUALITY = 74

/** Draws every picture of the demo and stores it; each by its name. */
export async function drawPictures(
  config: Pick<Config, 'dataDir' | 'mediaUrl'>,
): Promise<Map<string, DemoPicture>> {
  const files = openMediaFiles(config)
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

async function store(files: MediaFiles, scene: Scene): Promise<DemoPicture> {
  const bytes = await sharp(Buffer.from(scene.svg))
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return {
    location: await files.put(bytes, 'jpg'),
    originalName: `${scene.name}.jpg`,
    byteCount: bytes.length,
    width: WIDTH,
    height: HEIGHT,
  }
}
