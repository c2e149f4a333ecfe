import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { readKeyFile } from '../platform/files/key-file.ts'

/** Locks secrets that must be read again, unlike passwords, with a key that the database does not hold. */
export interface Sealing {
  seal(text: string): Buffer
  /** @throws when another key sealed it, or it was changed. */
  open(sealed: Buffer): string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Sealing with the key of this installation, which is kept with its other files and made when it is first needed. */
export function sealingOf(config: Pick<Config, 'dataDir'>): Sealing {
  let key: Buffer | undefined
  const keyOf = () => (key ??= readKeyFile(config.dataDir, 'two-factor.key'))
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
