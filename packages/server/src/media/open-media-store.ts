import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { makeFolder, writeDurably } from '../platform/files/durable-files.ts'
import type { MediaStore } from './media.store.ts'
import { s3Store } from './s3-store.ts'
import { hasCode } from '../platform/values/error-code.ts'

export type StoreSettings = Pick<Config, 'dataDir' | 'mediaUrl' | 'mediaKeys'>

/** Folder of pictures in a data directory. */
export function mediaFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'media')
}

/** The S3-compatible store of the settings, else the folder. */
export function openMediaStore(settings: StoreSettings): MediaStore {
  const { mediaUrl, mediaKeys } = settings
  return mediaUrl === null || mediaKeys === null
    ? folderStore(mediaFolder(settings))
    : s3Store(mediaUrl, mediaKeys)
}

function folderStore(folder: string): MediaStore {
  return {
    put: async (name, bytes) => {
      await makeFolder(folder)
      await writeDurably(path.join(folder, name), bytes)
    },
    read: async (name) => {
      try {
        return await fs.readFile(path.join(folder, name))
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },
    remove: (name) => fs.rm(path.join(folder, name), { force: true }),
  }
}
