import { createHmac, timingSafeEqual } from 'node:crypto'

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

// The header is compared as a whole, so no other algorithm, `none` included, is ever considered.
const HEADER = encode({ alg: 'HS256', typ: 'JWT' })

/** Longest token that is looked at, in characters. */
const TOKEN_MAX = 1024

/** Signs the claims. */
export function signJwt(claims: SessionClaims, key: Buffer): string {
  const body = `${HEADER}.${encode(claims)}`
  return `${body}.${signatureOf(body, key).toString('base64url')}`
}

/** The claims of a token that this installation signed and that has not run out; null for anything else. */
export function readJwt(token: string, key: Buffer, nowSeconds: number): SessionClaims | null {
  if (token.length > TOKEN_MAX) return null
  const [header, payload, signature, ...rest] = token.split('.')
  if (header !== HEADER || !payload || !signature || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(`${header}.${payload}`, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // Signed by us, so its shape is ours too.
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SessionClaims
  return claims.exp > nowSeconds ? claims : null
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signatureOf(body: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest()
}
