import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_BYTES } from '@latchkey/domain/links/link.rules'

/** A fresh secret for a link or a session: random bytes in word characters and hyphens. Source: decision P1. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a secret; the secret itself cannot be found from it. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
