import { randomBytes } from 'node:crypto'
import type { Context } from '../context/context.ts'
import { readJwt, signJwt } from './jwt.ts'
import { TOKEN_MS } from './session.limits.ts'
import { installationKey } from './signing-key.ts'

export interface SessionTokens {
  /** Never valid for longer than the session. */
  tokenOf(secret: string, sessionEndsAt: Date): Promise<string>
  /** The secret in a valid token, else null. */
  secretIn(token: string): Promise<string | null>
}

/** The signing key is loaded on first use. */
export function sessionTokens(context: Pick<Context, 'db' | 'change' | 'now'>): SessionTokens {
  const signingKey = installationKey(context)
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
      const claims = await readJwt(token, await signingKey(), seconds(context.now()))
      return claims?.secret ?? null
    },
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
