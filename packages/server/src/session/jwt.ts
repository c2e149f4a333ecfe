import { createSecretKey, type webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

export interface SessionClaims {
  /** The database stores its hash only. */
  readonly secret: string
  /** Distinguishes the tokens of a session. */
  readonly jti: string
  /** Unix seconds. */
  readonly iat: number
  /** Unix seconds. */
  readonly exp: number
}

const ALGORITHM = 'HS256'

export type SigningKey = webcrypto.CryptoKey

/** Imported once: from other kinds of key the library would import it again for each token. */
export const signingKeyOf = (bytes: Buffer): SigningKey =>
  createSecretKey(bytes).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/** Counted in characters; longer tokens are rejected unread. */
const TOKEN_MAX = 1024

export function signJwt(claims: SessionClaims, key: SigningKey): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(key)
}

/** Null for an invalid or expired token. */
export async function readJwt(
  token: string,
  key: SigningKey,
  nowSeconds: number,
): Promise<SessionClaims | null> {
  if (token.length > TOKEN_MAX) return null
  try {
    const options = { algorithms: [ALGORITHM], currentDate: new Date(nowSeconds * 1000) }
    return (await jwtVerify<SessionClaims>(token, key, options)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
