import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from './durable-files.ts'

export const KEY_BYTES = 32

/**
 * A key of the installation, in its files and not in the database; created when first needed. If two processes create
 * it at once, one wins.
 * @throws when the file is not a key
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
