import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from './durable-files.ts'

/** Bytes of a key. */
export const KEY_BYTES = 32

/**
 * A key of this installation, which is kept with its other files and not in the database. It is made when it is first
 * needed; of two processes that make it at once, one wins.
 * @throws when the file holds no key.
 */
export function readKeyFile(dataDir: string, name: string): Buffer {
  const file = path.join(dataDir, name)
  if (!fs.existsSync(file)) {
    const half = `${file}.${randomBytes(6).toString('hex')}.part`
    fs.mkdirSync(dataDir, { recursive: true })
    fs.writeFileSync(half, randomBytes(KEY_BYTES), { mode: 0o600, flush: true })
    try {
      fs.linkSync(half, file)
    } catch (error) {
      if (!fs.existsSync(file)) throw error
    } finally {
      fs.rmSync(half)
    }
    syncFolder(dataDir)
  }
  const key = fs.readFileSync(file)
  if (key.length !== KEY_BYTES) throw new Error(`${file} is damaged: it must hold ${KEY_BYTES} bytes.`)
  return key
}
