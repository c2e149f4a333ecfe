import type { KeyObject } from 'node:crypto'
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

/** Longest token that is read, in characters. */
const TOKEN_MAX = 1024

/** Signs the claims. */
export function signJwt(claims: SessionClaims, key: KeyObject): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(key)
}

/** The claims of a token that this installation signed and that has not expired; null for anything else. */
export async function readJwt(
  token: string,
  key: KeyObject,
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
