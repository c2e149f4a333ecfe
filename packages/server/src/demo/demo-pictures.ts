import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Config } from '../config/config.ts'
import { writeDurably } from '../platform/durable-files.ts'
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

/** Draws every picture of the demo and stores it; drawing the same again writes the same file. */
export async function drawPictures(config: Pick<Config, 'dataDir'>): Promise<Map<string, DemoPicture>> {
  const folder = path.join(config.dataDir, 'media')
  await mkdir(folder, { recursive: true })
  const waiting = scenes()
  const drawn = new Map<string, DemoPicture>()
  const draw = async () => {
    for (let scene = waiting.pop(); scene; scene = waiting.pop())
      drawn.set(scene.name, await store(folder, scene))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  return drawn
}

async function store(folder: string, scene: Scene): Promise<DemoPicture> {
  const bytes = await sharp(Buffer.from(scene.svg))
    .resize(WIDTH, HEIGHT)
    .jpeg({ quality: QUALITY })
    .toBuffer()
  // Named after its contents, because browsers keep pictures for ever.
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`
  await writeDurably(path.join(folder, name), bytes)
  return {
    location: `/media/${name}`,
    originalName: `${scene.name}.jpg`,
    byteCount: bytes.length,
    width: WIDTH,
    height: HEIGHT,
  }
}
