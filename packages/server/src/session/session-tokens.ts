import { randomBytes } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { readJwt, signJwt, type SessionClaims } from './jwt.ts'
import { TOKEN_MS } from './session.limits.ts'
import { installationKey } from './signing-key.ts'

export interface SessionTokens {
  /** Never valid for longer than the session. */
  tokenOf(secret: string, sessionEndsAt: Date): Promise<string>
  /** The secret in a valid token, else null. */
  secretIn(token: string): Promise<string | null>
}

/** Maximum number of tokens whose signature is checked once; each call of a page sends the same one. */
const CHECKED_MAX = 1000

/** The signing key is loaded on first use. */
export function sessionTokens(context: Pick<Context, 'db' | 'change' | 'now'>): SessionTokens {
  const signingKey = installationKey(context)
  const checked = new Map<string, SessionClaims>()
  return {
    async tokenOf(secret, sessionEndsAt) {
      const now = context.now()
      const exp = Math.min(now + TOKEN_MS, sessionEndsAt.getTime())
      const claims = {
        secret,
        jti: randomBytes(9).toString('base64url'),
        iat: seconds(now),
        exp: seconds(exp),
      }
      return signJwt(claims, await signingKey())
    },
    async secretIn(token) {
      const now = seconds(context.now())
      const known = checked.get(token)
      if (known !== undefined) return known.exp > now ? known.secret : null
      const claims = await readJwt(token, await signingKey(), now)
      if (claims === null) return null
      if (checked.size >= CHECKED_MAX) checked.clear()
      checked.set(token, claims)
      return claims.secret
    },
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
