import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../src/context/context.ts'
import { seedDemo } from '../../src/demo/seed-demo.ts'

const FOLDER = fileURLToPath(new URL('../../src/demo/pictures', import.meta.url))

/** The demo's data, with pictures that have no files. */
export const seedUndrawn = (context: Context): Promise<void> => seedDemo(context, undrawn)

const undrawn = () =>
  Promise.resolve(
    new Map(
      fs.readdirSync(FOLDER).map((file) => {
        const { name } = path.parse(file)
        const picture = { originalName: `${name}.png`, byteCount: 1, width: 1, height: 1 }
        return [name, { location: `/media/${name}.webp`, ...picture }]
      }),
    ),
  )
