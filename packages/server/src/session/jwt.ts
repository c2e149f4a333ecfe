import { createSecretKey, type webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

/** What a session token says. */
export interface SessionClaims {
  /** The secret of the session; the database holds only its hash. */
  readonly secret: string
  /** Tells two tokens of one session apart. */
  readonly jti: string
  /** Unix seconds. */
  readonly iat: number
  /** Unix seconds. */
  readonly exp: number
}

const ALGORITHM = 'HS256'

/** A key that signs tokens and reads them. */
export type SigningKey = webcrypto.CryptoKey

/** The key of these bytes, made once: the library would make one of any other kind of key again for each token. */
export const signingKeyOf = (bytes: Buffer): SigningKey =>
  createSecretKey(bytes).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/** Longest token that is read, in characters. */
const TOKEN_MAX = 1024

/** Signs the claims. */
export function signJwt(claims: SessionClaims, key: SigningKey): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(key)
}

/** The claims of a token that this installation signed and that has not expired; null for anything else. */
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
