import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { writeDurably } from '../platform/files/durable-files.ts'
import { s3Store } from './s3-store.ts'

/** The store of picture files; names are ours, and of letters, digits, hyphens, underscores and one full stop. */
export interface MediaStore {
  /** Keeps a file. It survives a power cut once the promise resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** A file; null where there is none. */
  read(name: string): Promise<Uint8Array | null>
  /** Deletes a file; one that does not exist is no error. */
  remove(name: string): Promise<void>
}

/** What a store is opened from. */
export type StoreSettings = Pick<Config, 'dataDir' | 'mediaUrl' | 'mediaKeys'>

/** The folder of pictures in a data directory. */
export function mediaFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'media')
}

/** Opens the store that the settings name: an S3-compatible one, or else the folder. */
export function openMediaStore(settings: StoreSettings): MediaStore {
  const { mediaUrl, mediaKeys } = settings
  return mediaUrl === null || mediaKeys === null
    ? folderStore(mediaFolder(settings))
    : s3Store(mediaUrl, mediaKeys)
}

function folderStore(folder: string): MediaStore {
  return {
    put: async (name, bytes) => {
      await fs.mkdir(folder, { recursive: true })
      await writeDurably(path.join(folder, name), bytes)
    },
    read: async (name) => {
      try {
        return await fs.readFile(path.join(folder, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => fs.rm(path.join(folder, name), { force: true }),
  }
}
