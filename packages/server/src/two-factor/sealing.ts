import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { syncFolder } from '../platform/files/durable-files.ts'

/** Locks secrets that must be read again, unlike passwords, with a key that the database does not hold. */
export interface Sealing {
  seal(text: string): Buffer
  /** @throws when another key sealed it, or it was changed. */
  open(sealed: Buffer): string
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Sealing with the key of this installation, which is kept with its other files and made when it is first needed. */
export function sealingOf(config: Pick<Config, 'dataDir'>): Sealing {
  let key: Buffer | undefined
  const keyOf = () => (key ??= loadKey(config.dataDir))
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyOf(), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const decipher = createDecipheriv(CIPHER, keyOf(), sealed.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = sealed.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}

/** Reads the key, after making it where there is none; of two processes that make it at once, one wins. */
function loadKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'two-factor.key')
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
