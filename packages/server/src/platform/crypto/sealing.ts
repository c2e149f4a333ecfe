import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import { readKeyFile } from '../files/key-file.ts'

/** Encrypts what must be readable, unlike passwords, with a key outside the database. */
export interface Sealing {
  seal(content: string | Buffer): Buffer
  /** @throws when it was sealed with another key or tampered with */
  open(sealed: Buffer): Buffer
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key is in the installation's files, created on first use. */
export function sealingOf(config: Pick<Config, 'dataDir'>, keyFile: string): Sealing {
  let key: Buffer | undefined
  const keyOf = () => (key ??= readKeyFile(config.dataDir, keyFile))
  return {
    seal(content) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyOf(), nonce)
      const body = typeof content === 'string' ? cipher.update(content, 'utf8') : cipher.update(content)
      const end = cipher.final()
      return Buffer.concat([nonce, cipher.getAuthTag(), body, end])
    },
    open(sealed) {
      const decipher = createDecipheriv(CIPHER, keyOf(), sealed.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([body, decipher.final()])
    },
  }
}
