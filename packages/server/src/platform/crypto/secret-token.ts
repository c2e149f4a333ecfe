import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_BYTES } from '@latchkey/domain/links/link.rules'

/** URL-safe random bytes. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored form, which does not reveal the token. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
