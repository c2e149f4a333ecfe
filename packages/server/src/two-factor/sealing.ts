import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { readKeyFile } from '../platform/files/key-file.ts'

/** Encrypts secrets that must be readable, unlike passwords, with a key outside the database. */
export interface Sealing {
  seal(text: string): Buffer
  /** @throws when it was sealed with another key or tampered with */
  open(sealed: Buffer): string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key is in the installation's files, created on first use. */
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
