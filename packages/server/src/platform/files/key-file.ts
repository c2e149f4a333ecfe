import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from './durable-files.ts'

export const KEY_BYTES = 32

/**
 * A key of the installation, stored as a file outside the database; created on first use. If two processes create it at
 * once, one of the keys is used by both.
 * @throws when the file is not a key
 */
export function readKeyFile(dataDir: string, name: string): Buffer {
  const file = path.join(dataDir, name)
  if (!fs.existsSync(file)) {
    const partial = `${file}.${randomBytes(6).toString('hex')}.part`
    fs.writeFileSync(partial, randomBytes(KEY_BYTES), { mode: 0o600, flush: true })
    try {
      fs.linkSync(partial, file)
    } catch (error) {
      if (!fs.existsSync(file)) throw error
    } finally {
      fs.rmSync(partial)
    }
    syncFolder(dataDir)
  }
  const key = fs.readFileSync(file)
  if (key.length !== KEY_BYTES) throw new Error(`${file} is damaged: it must hold ${KEY_BYTES} bytes.`)
  return key
}
