import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { writeDurably } from '../platform/durable-files.ts'
import { StartProblem } from '../platform/start-problem.ts'

/** Kinds of picture that are kept, by the end of their names. */
export const MEDIA_KINDS = ['jpg', 'png', 'webp'] as const

/** A kind of picture that is kept. */
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Where pictures are kept. */
export interface MediaFiles {
  /** Keeps a picture under a name that nobody can guess and answers its address. It is on the disk when this settles. */
  put(bytes: Uint8Array, kind: MediaKind): Promise<string>
  /** Forgets a picture; one that is gone already is no fault. */
  remove(location: string): Promise<void>
}

/** A location that `put` answered; nothing else names a file. */
const LOCATION = /^\/media\/([A-Za-z0-9_-]+\.[a-z]+)$/

/** The folder of pictures in a data directory. */
export function mediaFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'media')
}

/**
 * Keeps pictures as files of the data directory.
 * @throws StartProblem when another store is asked for.
 */
export function openMediaFiles(config: Pick<Config, 'dataDir' | 'mediaUrl'>): MediaFiles {
  if (config.mediaUrl !== null) {
    throw new StartProblem(
      'MEDIA_URL is set, and this version keeps pictures only in DATA_DIR/media; expected it to be left unset.',
    )
  }
  const folder = mediaFolder(config)
  return {
    put: async (bytes, kind) => {
      const name = `${randomBytes(24).toString('base64url')}.${kind}`
      await fs.mkdir(folder, { recursive: true })
      await writeDurably(path.join(folder, name), bytes)
      return `/media/${name}`
    },
    remove: async (location) => {
      const [, name] = LOCATION.exec(location) ?? []
      if (name === undefined) throw new Error(`${location} is not the address of a stored picture`)
      await fs.rm(path.join(folder, name), { force: true })
    },
  }
}
